import type { Choice } from '../generated/guild-ball';
import { abilityOf, type UseName } from './acts';
import { letsGo, type Draft } from './draft';
import type { Asked } from './tagged';

/** The answer a plan amounts to; null while something is missing. Whether the picks are all, the hall says. */
export function choiceOf(asked: Asked | null, draft: Draft, picked: boolean): Choice | null {
  if (asked !== null && letsGo(asked.kind, draft)) return actionOf(draft);
  switch (asked?.kind) {
    case 'put_away': {
      const [first, second] = draft.plans;
      return first === undefined || second === undefined ? null : { put_away: [first, second] };
    }
    case 'plan': {
      const [plan] = draft.plans;
      return plan === undefined ? null : { plan };
    }
    case 'deploy': {
      const places = draft.places.filter((one) => one !== null);
      return places.length === draft.places.length && places.length > 0 ? { deploy: places } : null;
    }
    case 'kicker':
    case 'hand_over':
    case 'activate':
    case 'snap_one':
    case 'arrange_blows':
    case 'arrange_intercepts':
      return draft.target === null ? null : { model: draft.target };
    case 'allocate': {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = draft.shares;
      return { influence: [a, b, c, d, e, f] };
    }
    case 'act':
      return actionOf(draft);
    case 'path':
      return draft.path.length === 0 ? null : { path: draft.path };
    case 'go_on':
      return draft.path.length === 0 ? 'go_on' : { path: draft.path };
    case 'charge_line':
    case 'push_line':
      return draft.spot === null ? null : { line: draft.spot };
    case 'place':
      return draft.spot === null ? null : { spot: draft.spot };
    case 'kick_now':
    case 'pass_target':
      return draft.spot === null ? null : { pass_to: draft.spot };
    case 'playbook':
      return picked && draft.picks.length > 0 ? { picks: [...draft.picks] } : null;
    case 'contest':
      return { contest: draft.group.reduce((bits, model) => bits | (1 << model), 0) };
    default:
      return null;
  }
}

function actionOf({ armed, target, spot, relief }: Draft): Choice | null {
  switch (armed) {
    case null:
      return null;
    case 'charge':
      return target === null ? null : { charge: target };
    case 'attack':
      return target === null ? null : { attack: target };
    case 'pass':
      if (spot !== null) return { pass_to: spot };
      return target === null ? null : { pass: target };
    case 'give_up':
      return spot === null ? null : { give_up: spot };
    case 'rest':
      return { rest: relief };
    case 'encourage':
      return target === null ? null : { encourage: [target, relief] };
    case 'jog':
    case 'sprint':
    case 'shot':
    case 'forfeit':
    case 'glide':
    case 'end':
      return armed;
    default:
      return useOf(armed, target, spot);
  }
}

/** The use of an ability at what is aimed at; whether that is enough, the hall says. */
function useOf(name: UseName, target: Draft['target'], spot: Draft['spot']): Choice | null {
  const use = abilityOf(name);
  if (use === null) return null;
  const at = target !== null ? { model: target } : spot !== null ? { spot } : 'nothing';
  return { use: { id: use.id, at, free: use.free } };
}
