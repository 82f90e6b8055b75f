import { inches, t } from '../words/words.svelte';
import { abilityOf } from './acts';
import { abilityName } from './deck.svelte';
import type { Desk } from './desk.svelte';
import { letsGo } from './draft';
import { lengthOf } from './geometry';

/** What the commit button says: what becomes irrevocable. */
export function commitLabel(desk: Desk): string {
  const now = desk.asked;
  const { draft } = desk;
  const name = desk.name(draft.target);
  if (now !== null && letsGo(now.kind, draft)) return t('gbc-do-give-up');
  switch (now?.kind) {
    case 'put_away':
      return t('gbc-do-put-away', { count: draft.plans.length });
    case 'plan':
      return t('gbc-do-plan');
    case 'deploy': {
      const set = draft.places.filter((one) => one !== null).length;
      return set < draft.places.length
        ? t('gbc-do-deploy-part', { count: set, of: draft.places.length })
        : t('gbc-do-deploy');
    }
    case 'kicker':
    case 'hand_over':
    case 'activate':
    case 'snap_one':
    case 'arrange_blows':
    case 'arrange_intercepts':
      return draft.target === null
        ? t('gbc-do-choose-model')
        : t(`gbc-do-${now.kind.replace('_', '-')}`, { name });
    case 'allocate': {
      const left = now.pool - draft.shares.reduce((sum, one) => sum + one, 0);
      return left > 0 ? t('gbc-do-allocate-left', { left }) : t('gbc-do-allocate');
    }
    case 'act':
      return actLabel(desk);
    case 'path':
      return draft.path.length === 0 ? t('gbc-do-draw') : t('gbc-do-move', { length: planned(desk) });
    case 'go_on':
      return draft.path.length === 0 ? t('gbc-do-go-on') : t('gbc-do-move', { length: planned(desk) });
    case 'charge_line':
      return draft.spot === null ? t('gbc-do-draw') : t('gbc-do-charge', { length: planned(desk) });
    case 'push_line':
      return draft.spot === null ? t('gbc-do-draw') : t('gbc-do-push', { length: planned(desk) });
    case 'place': {
      if (draft.spot === null) return t('gbc-do-draw');
      const kicks = typeof now.why === 'object' && 'kick_off' in now.why;
      return t(kicks ? 'gbc-kick-off' : 'gbc-do-place');
    }
    case 'playbook':
      return t('gbc-do-picks');
    case 'contest':
      return draft.group.length === 0
        ? t('gbc-do-contest-none')
        : t('gbc-do-contest', { count: draft.group.length });
    default:
      return t('gbc-do-commit');
  }
}

function actLabel(desk: Desk): string {
  const { armed, target, path } = desk.draft;
  if ((armed === 'jog' || armed === 'sprint') && path.length > 0)
    return t('gbc-do-move', { length: planned(desk) });
  if (armed === null) return t('gbc-do-choose-action');
  const odds = desk.bonus ? (desk.preview?.bonus ?? desk.preview?.odds) : desk.preview?.odds;
  const dice = odds === undefined ? 0 : Object.values(odds)[0]?.pool.dice;
  switch (armed) {
    case 'attack':
    case 'pass':
    case 'shot':
      return dice > 0 ? t('gbc-do-roll', { dice }) : t('gbc-do-choose-target');
    case 'charge':
      return target === null
        ? t('gbc-do-choose-target')
        : t('gbc-do-declare-charge', { name: desk.name(target) });
    case 'encourage':
      return target === null ? t('gbc-do-choose-target') : t('gbc-do-encourage', { name: desk.name(target) });
    default: {
      const use = abilityOf(armed);
      if (use === null) return t(`gbc-do-${armed.replace('_', '-')}`);
      const missing =
        (desk.act?.aimed === 'model' && target === null) ||
        (desk.act?.aimed === 'spot' && desk.draft.spot === null);
      return missing ? t('gbc-do-choose-target') : t('gbc-do-use', { name: abilityName(use.id) });
    }
  }
}

/** How long the planned way is. */
function planned(desk: Desk): string {
  const now = desk.asked;
  const mover = now?.kind === 'push_line' ? desk.model(now.model) : desk.actor;
  const start = mover?.base?.centre;
  const { path, spot } = desk.draft;
  const way = spot === null ? path : [spot];
  return start === undefined ? '' : inches(Math.ceil(lengthOf(start, way)));
}
