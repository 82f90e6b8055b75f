// Written from the types of crates/guild-ball by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

import type { Misfit, Ratio, Seat } from "./kernel";
import type { Disc, Length, Path, Point, Shape } from "./plane";
import type { Message } from "./words";

/** The abilities of a model. */
export type Abilities = Held[];

/** What an ability is aimed at when it is used. */
export type AbilityAim =
  /** It is not used. */
  | "never"
  /** At nothing. */
  | "nothing"
  /** At a model. */
  | "model"
  /** At a place for the template. */
  | "spot";

/** An ability by its number in the library; written as its id. */
export type AbilityId = string;

/** What kind of ability it is (GB-STAT-11, -12, -17). */
export type AbilityKind =
  /** A character play. */
  | "play"
  /** A trait that works by itself. */
  | "passive"
  /** A trait that is an action or is answered for. */
  | "active"
  /** A heroic play. */
  | "heroic"
  /** A legendary play. */
  | "legendary"
  /** The text of a game plan. */
  | "plan"
  /** A guild rule. */
  | "guild";

/** A play, a trait or the text of a plan. It goes by its name in every language. */
export type AbilityShown = {
  /** Its id. */
  id: AbilityId;
  /** Its name. */
  name: string;
  /** Its kind. */
  kind: AbilityKind;
  /** Its price in influence, where it can be bought (GB-PLAY-02). */
  influence: number | null;
  /** Its price in momentum (GB-HERO-02). */
  mp: number;
  /** The playbook icon that triggers it: 0 none, 1 or 2 (GB-RUL-60). */
  icon: number;
  /** Its range in inches; none for the model itself or from the playbook only. */
  range: number | null;
  /** The inches of its aura or pulse; 0 for none. */
  area: number;
  /** What it is aimed at. */
  aim: AbilityAim;
  /** Whether it is a play that leaves something behind which outlasts the activation (GB-PLAY-07). */
  sustained: boolean;
  /** Whether it may be used once per turn only (GB-DEF-10). */
  once_per_turn: boolean;
  /** Whether it may be used once per game only (GB-HERO-04). */
  once_per_game: boolean;
  /** What it does. */
  text: Message;
};

/** The activation in progress. */
export type Activation = {
  /** Whose. */
  model: ModelId;
  /** Whether the standard advance was made or forfeited (GB-ADV-07, -08). */
  advanced: boolean;
  /** Whether the model gave the ball up and so cannot take it back (GB-BALL-07). */
  gave_up: boolean;
};

/** What a kick is aimed at (GB-KICK-03). */
export type Aim =
  /** A friendly model. */
  | { model: ModelId }
  /** A target spot. */
  | { spot: Point }
  /** The enemy goalpost. */
  | "goal";

/** What an ability is aimed at. */
export type Aimed =
  /** Nothing, or the free ball. */
  | "nothing"
  /** A model. */
  | { model: ModelId }
  /** A place for a template. */
  | { spot: Point };

/** The answer to a question. */
export type Answer =
  /** A distance: of the centres squared, and the gap between the edges in units rounded down. */
  | { distance: {
      /** The squared distance of the centres. */
      square: number;
      /** The gap between the edges. */
      gap: Length;
      /** Whether the two are in base contact (GB-RUL-27). */
      contact: boolean;
    } }
  /** Yes or no. */
  | { flag: boolean }
  /** Who engages whom. */
  | { engagement: {
      /** The enemies the model engages. */
      engages: ModelSet;
      /** The enemies engaging the model. */
      engaged_by: ModelSet;
    } }
  /** Rings round the places for the centre of the base: it may be where an odd number of them goes round it. */
  | { region: Point[][] }
  /** A path, if there is one. */
  | { route: Path | null }
  /** A kick. */
  | { corridor: {
      /** Whether the target is within kick distance. */
      in_range: boolean;
      /** The pool. */
      pool: Pool;
      /** The chance of success. */
      success: Ratio;
      /** Everybody on the ball path but the kicker and the target, nearest first. */
      on_path: ModelId[];
      /** The enemies that take a die each: they engage the kicker or stand on the path (GB-KICK-12, -13). */
      minus: ModelId[];
    } }
  /** The enemies a model could engage by a charge, with the pool of its attack. */
  | { threat: [ModelId, Pool][] }
  /** The zones, in the order of the models. */
  | { zones: Zone[] }
  /** A movement that was not declared yet. */
  | { plan: Sketch }
  /** The playbook after some picks. */
  | { picks: Grid }
  /** There is no such thing on the pitch. */
  | "nothing";

/** One area that stays on the pitch. */
export type AreaView = {
  /** The ability that laid it, and whose it is. */
  area: Laid;
  /** The ground it covers. */
  disc: Disc;
};

/** Something an ability has attached. */
export type Attached = {
  /** The ability. */
  id: AbilityId;
  /** The number of its rule. */
  rule: number;
  /** The inches of its aura. */
  area: number;
  /** The model that caused it. */
  by: ModelId | null;
  /**
   * The player it belongs to: what is friendly to it (taxonomy 6: what a controlled model creates stays with the player who
   * controlled it).
   */
  seat: Seat;
  /** Its bearer alone; nobody where it belongs to the player alone. */
  on: ModelSet;
  /** How long it lasts. */
  until: Until;
  /** How often it may still be used; 0 for no limit. */
  uses: number;
};

/** Where the ball is. */
export type Ball =
  /** Not in play: before the kick-off, or between being taken off and put back. */
  | "away"
  /** In the possession of a model (GB-BALL-02). */
  | { held: ModelId }
  /** A free ball (GB-BALL-01). */
  | { free: {
      /** Where its centre lies. */
      at: Point;
      /** The player whose kick, goal kick or placement put it there, if it was one (GB-MOM-03, GB-RUL-16). */
      by: Seat | null;
    } };

/** Who has the ball when it comes to rest. The chances add up to 1, or with that of a goal where a Shot is taken. */
export type BallOdds = {
  /** The chance that the team of the player asked has it. */
  own: Ratio;
  /** The chance that the enemy has it. */
  enemy: Ratio;
  /** The chance that it lies free. */
  free: Ratio;
  /** The part of that which each model has; where a player picks among several who takes it, none of them. */
  models?: Holder[];
};

/** A parting blow an enemy may strike, with its odds. */
export type Blow = {
  /** Who strikes. */
  by: ModelId;
  /** With what pool. */
  pool: Pool;
  /** Hits taken off by the mover's ARM. */
  armour: number;
  /** The chance of at least one net hit. */
  hit: Ratio;
  /** The chance of net hits enough to knock the mover down. */
  knocked_down: Ratio;
  /** The chance of net hits enough to take the mover out. */
  taken_out: Ratio;
  /** The chance that the mover can be made to lose the ball: tackled, knocked down or taken out. None without the ball. */
  ball: Ratio;
  /** The expected damage, never above the HP left. */
  damage: Ratio;
};

/** Which of the two texts decides where they differ (GB-RUL-01 to -12). */
export type Book =
  /** The core rulebook. */
  | "core"
  /** The play aid, in exactly those twelve points. */
  | "aid";

/** In what direction a movement has to go (GB-GEO-05 to -08). */
export type Bound =
  /** In any. */
  | "free"
  /** Every stretch towards this point. */
  | { towards: Point }
  /** Straight towards this point. */
  | { directly_towards: Point }
  /** Every stretch away from this point. */
  | { away: Point }
  /** Straight away from this point. */
  | { directly_away: Point };

/** The number of a card, which never changes: short codes of rosters are made of numbers. */
export type CardNumber = number;

/** The card of a model, which goes by the name on it in every language. */
export type CardShown = {
  /** Its id in setups. */
  id: string;
  /** What it says. */
  profile: Profile;
  /** Its plays and traits. */
  abilities: AbilityShown[];
};

/** An answer. */
export type Choice =
  /** The two plans to put away. */
  | { put_away: [PlanId, PlanId] }
  /** To kick off. */
  | "kick_off"
  /** To receive. */
  | "receive"
  /** The Captain and the Mascot, or those who stand in their place (GB-TOUR-07, -08). */
  | { lead: {
      /** Who leads the team. */
      captain: CardNumber;
      /** Who is its Mascot, or its Apprentice. */
      mascot: CardNumber;
    } }
  /** A Squaddie of the roster. */
  | { squaddie: CardNumber }
  /** The table edge y = 0 of the pitch as it was agreed (GB-SETUP-07). */
  | "near_edge"
  /** The edge opposite: the pitch is turned round (GB-SETUP-07). */
  | "far_edge"
  /** The places of the team, in the order of its models. */
  | { deploy: Places }
  /** A model: the kicker, the one to activate, to hand the ball to, to take it, to strike first. */
  | { model: ModelId }
  /** A game plan. */
  | { plan: PlanId }
  /** The team that has the initiative. */
  | { seat: Seat }
  /** Influence for each model of the team, in the order of its models. */
  | { influence: [number, number, number, number, number, number] }
  /** Jog (GB-ADV-02). */
  | "jog"
  /** Sprint (GB-ADV-03). */
  | "sprint"
  /** Charge an enemy (GB-CHG-01). */
  | { charge: ModelId }
  /** Forfeit the standard advance; a KD model stands up by it (GB-ADV-08, GB-KD-08). */
  | "forfeit"
  /** Attack an enemy (GB-ATK-01). */
  | { attack: ModelId }
  /** Pass to a friendly model (GB-KICK-05). */
  | { pass: ModelId }
  /** Pass to a target spot (GB-KICK-05). */
  | { pass_to: Point }
  /** Shoot at the enemy goalpost (GB-KICK-06). */
  | "shot"
  /** Give the ball up to this place (GB-BALL-04, -06). */
  | { give_up: Point }
  /** Rest (GB-MOM-29). */
  | { rest: Relief }
  /** Encourage a friendly model (GB-MOM-31). */
  | { encourage: [ModelId, Relief] }
  /** Use a play or an active trait; `free` where it is to cost no influence because of another ability. */
  | { use: {
      /** Which. */
      id: AbilityId;
      /** At what. */
      at: Aimed;
      /** Whether a free use that is at hand is taken for it. */
      free: boolean;
    } }
  /** Ignore rough terrain for the rest of the turn (GB-MOM-37). */
  | "glide"
  /** What fires first. */
  | { fire: Fire }
  /** One of several things an effect does. */
  | { mode: number }
  /** A piece of terrain. */
  | { piece: number }
  /** End the activation (GB-TURN-16). */
  | "end"
  /** The path of a movement; an empty one stays put. */
  | { path: Path }
  /** The path of a movement to where its model wants to let go of the ball, and to be asked on (GB-RUL-80). */
  | { halt: Path }
  /** Go on as drawn. */
  | "go_on"
  /** Stop here, or move nowhere. */
  | "stop"
  /** The end of a straight line. */
  | { line: Point }
  /** The answer to a threat: whether to counter-attack and whether to take a Defensive Stance. */
  | { react: {
      /** Declare a Counter-Attack (GB-MOM-21). */
      counter: boolean;
      /** Take a Defensive Stance (GB-MOM-27). */
      stance: boolean;
    } }
  /** Playbook results. */
  | { picks: Picks }
  /** The result to apply next. */
  | { step: Step }
  /** The models that roll for the ball. */
  | { contest: ModelSet }
  /** Pass & Move with the passer or the receiver (GB-MOM-13). */
  | { pass_and_move: ModelId }
  /** A Snap Shot by the receiver (GB-MOM-14). */
  | "snap_shot"
  /** A place for a ball or a model. */
  | { spot: Point }
  /** Yes to what was asked. */
  | "yes"
  /** No to what was asked; nobody, nothing. */
  | "no";

/** One player's clock (GB-RUL-68). */
export type Clock = {
  /** Whether it has run out: each later activation costs 1 VP when it ends. */
  overtime: boolean;
  /** Whether the minute of the present activation or Maintenance Phase is over. */
  minute_over: boolean;
  /** Whether the clock ran out in the activation in progress, the picking of its model included, so that it costs nothing more. */
  grace: boolean;
};

/** A condition (GB-COND-01 to -09, GB-KD, GB-TO). */
export type Condition =
  /** KD. */
  | "knocked_down"
  /** TO. */
  | "taken_out"
  /** 3 damage in the End Phase, then gone. */
  | "bleed"
  /** 2 damage in the End Phase. */
  | "poison"
  /** 1 damage in the End Phase; −2"/−2" MOV. */
  | "burning"
  /** −1 DEF and −2"/−2" MOV. */
  | "snared"
  /** 1 damage in the End Phase; what else it brings is a guild's rule. */
  | "disease";

/** Which deck a game uses (GB-PLAN-09). */
export type Deck =
  /** The eighteen plans of the play aid. */
  | "a"
  /** The later eighteen. */
  | "b";

/** That something limited has been used. */
export type Done = {
  /** The ability. */
  id: AbilityId;
  /** The model that used it, or that it happened to where it is limited for each model. */
  model: ModelId | null;
  /** The player who used it (GB-DEF-11). */
  seat: Seat;
  /** How long that counts. */
  until: Until;
};

/** A fact. New variants and optional fields may be added; a meaning never changes. */
export type Event =
  /** A player was dealt a game plan face down (GB-SETUP-02). */
  | { dealt: { seat: Seat; plan: PlanId } }
  /** A player put a game plan away unseen (GB-SETUP-03). */
  | { put_away: { seat: Seat; plan: PlanId } }
  /** Dice were rolled; `needs` is the target number where there is one. */
  | { rolled: { roll: Roll; dice: number[]; needs: number } }
  /** It is settled who kicks off (GB-SETUP-06). */
  | { kicks_off: { seat: Seat } }
  /** A model was picked from a roster for a position (GB-TOUR-07 to -09). */
  | { drafted: { model: ModelId; card: CardNumber; position: Position } }
  /** The kicking player took the far edge, so that the pitch lies turned round (GB-SETUP-07). */
  | "turned"
  /** A model was set up (GB-SETUP-09). */
  | { deployed: { model: ModelId; at: Point } }
  /** The kicker was named (GB-SETUP-10). */
  | { kicker: { model: ModelId } }
  /** A model took possession of the ball. */
  | { possessed: { model: ModelId; how: Possession } }
  /** The ball lies free; `by` is the player whose kick, goal kick or placement it was. */
  | { loose: { at: Point; by: Seat | null } }
  /** The ball left the pitch or play (GB-THR-01). */
  | "ball_off"
  /**
   * A ball scattered; `landing` is where it ends (GB-SCAT-11 or where terrain stopped it), `aimed` the landing spot of
   * the roll where that is another (GB-RUL-40, -74).
   */
  | { scattered: { from: Point; landing: Point; aimed?: Point } }
  /** A turn began. */
  | { turn: { turn: number } }
  /** A phase began. */
  | { phase: { phase: Phase } }
  /** Both game plans were revealed (GB-TURN-03). */
  | { revealed: { plans: [PlanId, PlanId] } }
  /** A team has the initiative (GB-TURN-05). */
  | { initiative: { seat: Seat } }
  /** Momentum changed. */
  | { momentum: { seat: Seat; change: number; why: Momentum } }
  /** Both teams' momentum was set to 0 (GB-TURN-08). */
  | "momentum_reset"
  /** A model returned to play with these HP (GB-REC-01 to -03). */
  | { returned: { model: ModelId; at: Point; hp: number } }
  /** A team's influence pool was generated (GB-TURN-12). */
  | { pool: { seat: Seat; pool: number } }
  /** A model was allocated influence (GB-TURN-13). */
  | { allocated: { model: ModelId; influence: number } }
  /** Influence not allocated was lost (GB-RUL-22). */
  | { pool_lost: { seat: Seat } }
  /** A model's activation began (GB-DEF-01). */
  | { activated: { model: ModelId } }
  /** A model's activation ended. */
  | { activation_ended: { model: ModelId } }
  /** A model paid influence. */
  | { paid: { model: ModelId; influence: number } }
  /** An advance was declared (GB-TIME-02, -09), the standard advance or an additional one (GB-ADV-11). */
  | { advance: { model: ModelId; movement: Movement; target: ModelId | null; additional: boolean } }
  /** The standard advance was forfeited (GB-ADV-08). */
  | { forfeited: { model: ModelId } }
  /** A model moved along a path to its end. */
  | { moved: { model: ModelId; movement: Movement; path: Path } }
  /** A model left the pitch (GB-MOVE-05). */
  | { left_pitch: { model: ModelId } }
  /** A charge failed (GB-CHG-08). */
  | { charge_failed: { model: ModelId } }
  /** An attack was declared (GB-TIME-17). */
  | { attack: { by: ModelId; on: ModelId } }
  /** A parting blow was declared (GB-PART-01). */
  | { parting_blow: { by: ModelId; on: ModelId } }
  /** A Counter-Attack was declared (GB-MOM-21). */
  | { counter: { by: ModelId; on: ModelId } }
  /** A Defensive Stance was taken (GB-MOM-27). */
  | { stance: { model: ModelId } }
  /** The Defensive Stance is over with the charge. */
  | "stance_over"
  /** The net hits of an attack (GB-ATK-05). */
  | { net_hits: { by: ModelId; on: ModelId; hits: number } }
  /** A playbook result was picked, columns and rows counted from 0 (GB-PB-03). */
  | { picked: { by: ModelId; column: number; row: number } }
  /** A model lost HP; `dealt` is the damage dealt where that is more than the HP it had. */
  | { damaged: { model: ModelId; damage: number; dealt?: number } }
  /** A model got HP back. */
  | { healed: { model: ModelId; hp: number } }
  /** A model suffers a condition. */
  | { suffers: { model: ModelId; condition: Condition } }
  /** A model lost a condition. */
  | { cured: { model: ModelId; condition: Condition } }
  /** A model was removed from the pitch (GB-TIME-15). */
  | { removed: { model: ModelId } }
  /** A team gained VP. */
  | { vp: { seat: Seat; vp: number } }
  /** A play, active trait or game plan was used; `on` and `at` are what it is aimed at. */
  | { used: { id: AbilityId; by: ModelId | null; seat: Seat; on: ModelId | null; at: Point | null } }
  /** Something fired by itself, or was taken up when it could. */
  | { fired: { id: AbilityId; by: ModelId | null; seat: Seat } }
  /** Whether a character play has hit a model (GB-PLAY-17). */
  | { play_hit: { id: AbilityId; model: ModelId; hit: boolean } }
  /** Something was attached to models or to a player. */
  | { attached: Attached }
  /** Something attached was used once. */
  | { spent: {
      id: AbilityId;
      rule: number;
      on: ModelId | null;
      /** Whose it is, where it belongs to a player alone; the first records do not say. */
      seat?: Seat;
    } }
  /** Something limited was used. */
  | { marked: Done }
  /** What lasted this long is over. */
  | { effects_over: { until: Until } }
  /** An area stays on the pitch (GB-AOE-12). */
  | { area_laid: Laid }
  /** An area is taken off the pitch before the others. */
  | { area_gone: Laid }
  /** The areas are gone (GB-AOE-14). */
  | "areas_over"
  /** A model was placed (GB-GEO-10). */
  | { placed: { model: ModelId; at: Point } }
  /** The models for which MP were spent and that somebody may still answer. */
  | { spenders: { models: ModelSet } }
  /** A marker was put down (GB-GEO-28). */
  | { marker_put: Laid }
  /** A marker was removed. */
  | { marker_gone: Laid }
  /** A model is activated next. */
  | { acts_next: { model: ModelId } }
  /** A model may be activated once more this turn. */
  | { readied: { model: ModelId } }
  /** A model is friendly to that player for the time being. */
  | { controlled: { model: ModelId; seat: Seat } }
  /** It belongs to its own team again. */
  | "control_over"
  /** A model did not suffer what it was about to, because of this ability. */
  | { ignored: { model: ModelId; id: AbilityId } }
  /** A model gained or lost influence by an effect. */
  | { influenced: { model: ModelId; change: number } }
  /** A model ignores rough terrain for the rest of the turn (GB-MOM-37). */
  | { glides: { model: ModelId } }
  /** A piece of rough terrain counts as fast until the plan is discarded (GB-GPB-06). */
  | { ground_turned: { piece: number } }
  /** Both teams reached the total at once and play goes on (GB-WIN-06). */
  | "level"
  /** A kick was declared at a model, a spot or the goalpost. */
  | { kick: { by: ModelId; at: Aim } }
  /** A goal (GB-GOAL-01), and whether it counts for the influence pool (GB-INF-03). */
  | { goal: { by: ModelId; counts: boolean } }
  /** A model used Rest or was encouraged (GB-MOM-29, -31). */
  | { rested: { model: ModelId; encouraged: boolean } }
  /** A model gave the ball up (GB-BALL-04). */
  | { gave_up: { model: ModelId } }
  /** All influence was discarded (GB-TURN-22). */
  | "influence_discarded"
  /** Both current game plans were discarded (GB-TURN-24). */
  | "plans_discarded"
  /** A player took the discarded game plans back (GB-TURN-25). */
  | { new_hand: { seat: Seat } }
  /** A player's clock or minute ran out (GB-TOUR-15 to -17). */
  | { time_out: { seat: Seat } }
  /** The match has ended. */
  | { ended: Outcome };

/** The current figures of a model; what counts against a certain target only is in a preview. */
export type Figures = {
  /** A jog and a sprint that start now, in inches. */
  mov: [number, number];
  /** TAC. */
  tac: number;
  /** KICK in dice and in inches. */
  kick: [number, number];
  /** DEF, which is limited only through the target number (GB-RUL-65). */
  def: number;
  /** ARM. */
  arm: number;
  /** Max INF. */
  inf: number;
  /** The width of its melee zone in inches. */
  melee: number;
  /** Whether it benefits from cover (GB-TERR-08). */
  cover: boolean;
};

/** A trigger that waits in a window. */
export type Fire = {
  /** The ability. */
  id: AbilityId;
  /** The number of the rule, and of its trigger, in four bits each. */
  part: number;
  /** The number of its bearer; 255 where it has none. */
  bearer: number;
};

/** Something that happens on a movement. */
export type Flag = {
  /** How far along the movement. */
  along: Length;
  /** Where the mover is then. */
  at: Point;
  /** What happens. */
  mark: Mark;
};

/** The size of a game (GB-WIN-07 to -10). */
export type GameSize =
  /** 2' × 2', one Captain and two Squaddies a side, 6 VP (GB-WIN-07). */
  | "introductory"
  /** 3' × 3', six models a side, 8 VP (GB-WIN-08). */
  | "quick"
  /** 3' × 3', six models a side, 12 VP (GB-WIN-09). */
  | "typical"
  /** What the players agree on (GB-WIN-10). */
  | {
      /** Width and depth of the pitch in inches. */
      pitch: number;
      /** Models a side. */
      models: number;
      /** The VP total. */
      vp: number;
    };

/** A playbook while results are being picked. */
export type Grid = {
  /** How many results are to be picked in all, as far as is known yet. */
  need: number;
  /** How many have been picked. */
  given: number;
  /** How many columns each round of wrapping opens (GB-PB-08, -09). */
  rounds: number[];
  /** What the picks do together. */
  sum: Sum;
  /** Whether the picks are a whole answer. */
  done: boolean;
  /** For each column its results from top to bottom: nothing where it can be picked next, else why it cannot. */
  closed: (Refused | null)[][];
  /** What is wrong with the picks so far. */
  refused?: Refused;
};

/** Ground that changes MOV (GB-TERR-04 to -07). */
export type Ground =
  /** +2". */
  | "fast"
  /** −2". */
  | "rough";

/** A guild. */
export type Guild = "alchemists" | "blacksmiths" | "brewers" | "butchers" | "cooks" | "engineers" | "falconers" | "farmers" | "fishermen" | "hunters" | "lamplighters" | "masons" | "miners" | "morticians" | "navigators" | "order" | "ratcatchers" | "shepherds" | "union";

/** The guilds a model may play for; written as a list. */
export type GuildSet = Guild[];

/** A guild. Its name is the message `gb-guild-<id>`. */
export type GuildShown = {
  /** Which. */
  id: Guild;
  /** Whether it is a minor guild (GB-RUL-19). */
  minor: boolean;
  /** Its colour, such as `#ce1f27`. */
  colour: string;
};

/** An ability a model has. */
export type Held = {
  /** Which. */
  id: AbilityId;
  /** The inches of its aura or pulse on this card; 0 for what the ability says. */
  area: number;
  /** The models of the team whose characters the card names with it. */
  named: ModelSet;
};

/** The chance that a model has the ball. */
export type Holder = {
  /** The model. */
  model: ModelId;
  /** The chance. */
  chance: Ratio;
};

/** An area that stays on the pitch (GB-AOE-12). */
export type Laid = {
  /** The ability. */
  id: AbilityId;
  /** The centre. */
  at: Point;
  /** The model that laid it. */
  by: ModelId;
  /** The player it belongs to. */
  seat: Seat;
};

/** How the pitch is laid out: the name of a ready pitch, or the pieces themselves. */
export type Layout =
  /** A ready pitch by its id. */
  | string
  /** Pieces of one's own, at most twelve (GB-RUL-85); none at all is a legal pitch (GB-SETUP-17). */
  | TerrainPiece[];

/** What happens at one point of a movement. */
export type Mark =
  /** An enemy may strike a parting blow (GB-PART-01). */
  | { blow: Blow }
  /** The free ball comes within reach and may be taken (GB-SNAP-02). */
  | "ball"
  /** The mover comes onto fast ground: +2" for this advance (GB-TERR-04). */
  | "fast"
  /** The mover comes onto rough ground: −2" for this advance (GB-TERR-06). */
  | "rough"
  /** A pushed model goes over the edge of the pitch (GB-MOVE-05). */
  | "off"
  /** The movement ends. */
  | "end";

/** One model of a match: the first six ids belong to seat 0, the other six to seat 1. */
export type ModelId = number;

/** A set of models. */
export type ModelSet = number;

/** One model: its card and how it stands. */
export type ModelView = {
  /** Which model. */
  id: ModelId;
  /** Its team. */
  seat: Seat;
  /** Its card (GB-CONV-01). */
  profile: Profile;
  /** Its figures as they stand, with the conditions and effects in force (GB-STAT-10). */
  now: Figures;
  /** Its base on the pitch, or nothing while it is off. */
  base: Disc | null;
  /** Its current HP. */
  hp: number;
  /** The influence it holds. */
  influence: number;
  /** Its conditions (GB-CONV-03). */
  conditions: Condition[];
  /** Whether it has been activated this turn. */
  activated: boolean;
  /** Whether it has used Rest this turn. */
  rested: boolean;
  /** Whether it has been helped by Encourage this turn. */
  encouraged: boolean;
  /** The enemies it has declared a Counter-Attack against this turn. */
  countered: ModelId[];
  /** Whether it is gliding this turn (GB-CONV-03). */
  gliding: boolean;
  /** Whether it has returned to the pitch this turn (GB-CONV-03). */
  returned: boolean;
};

/** Why a team gained or spent momentum. */
export type Momentum =
  /** The kicking team's first point (GB-SETUP-14). */
  | "kick_off"
  /** The team without the initiative (GB-TURN-09). */
  | "second"
  /** A goal (GB-MOM-05). */
  | "goal"
  /** A goal with two or more sixes (GB-MOM-06). */
  | "screamer"
  /** A successful pass to a model (GB-MOM-07). */
  | "pass"
  /** An enemy taken out by an action (GB-MOM-09). */
  | "take_down"
  /** A momentous playbook result (GB-MOM-10). */
  | "playbook"
  /** Paid for a Shot (GB-KICK-07). */
  | "shot"
  /** Paid for a Counter-Attack (GB-MOM-21). */
  | "counter_attack"
  /** Paid for a Defensive Stance (GB-MOM-27). */
  | "defensive_stance"
  /** Paid for Bonus Time (GB-MOM-33). */
  | "bonus_time"
  /** Paid for Rest (GB-MOM-29). */
  | "rest"
  /** Paid for Encourage (GB-MOM-31). */
  | "encourage"
  /** Paid for Pass & Move (GB-MOM-13). */
  | "pass_and_move"
  /** Paid for a Snap Shot (GB-MOM-14). */
  | "snap_shot"
  /** Paid for Run the Length! (GB-MOM-20). */
  | "run_the_length"
  /** Paid for a heroic play (GB-HERO-01). */
  | "heroic"
  /** Paid for Gliding (GB-MOM-37). */
  | "gliding"
  /** Gained or lost by an effect. */
  | "effect";

/** In what way a model moved. */
export type Movement =
  /** A jog (GB-ADV-02). */
  | "jog"
  /** A sprint (GB-ADV-03). */
  | "sprint"
  /** A charge (GB-ADV-04). */
  | "charge"
  /** A dodge (GB-REPO-02). */
  | "dodge"
  /** A push (GB-REPO-03). */
  | "push";

/** A short name that is copied flat; longer ones are cut. */
export type Name = string;

/** What dice can give. */
export type Odds =
  /** A pass (GB-KICK-19, -21). */
  | { pass: {
      /** The pool. */
      pool: Pool;
      /** The chance of success. */
      success: Ratio;
    } }
  /** A Shot or Snap Shot (GB-KICK-20, GB-MOM-06, -15). */
  | { shot: {
      /** The pool. */
      pool: Pool;
      /** The chance of a goal. */
      goal: Ratio;
      /** The chance of a Screamer!, which is a goal too. */
      screamer: Ratio;
    } }
  /** An attack (GB-ATK-05, GB-PB-02). */
  | { attack: {
      /** The pool. */
      pool: Pool;
      /** Hits taken off by the target's ARM. */
      armour: number;
      /** The chance of at least as many net hits as open the first column, the second, and so on. */
      columns: Ratio[];
      /** The pool of the target's Counter-Attack, if it may declare one. */
      counter?: Pool;
    } }
  /** A character play against an enemy (GB-PLAY-11). */
  | { play: {
      /** The pool. */
      pool: Pool;
      /** The chance of a hit. */
      hit: Ratio;
    } }
  /** A test whose meaning the asker knows: the chance of at least one hit, two, and so on. */
  | { test: {
      /** The pool. */
      pool: Pool;
      /** The chances. */
      hits: Ratio[];
    } };

/** How a match ended. */
export type Outcome = {
  /** Who won, if anybody. */
  winner: Seat | null;
  /** In what way. */
  by: Verdict;
};

/** The phases of a match (GB-TURN-01, GB-SETUP-12). */
export type Phase =
  /** Before the kick-off is over. */
  | "setup"
  /** Cards and initiative. */
  | "initiative"
  /** Returns, influence. */
  | "maintenance"
  /** Models act. */
  | "activation"
  /** Conditions, discards. */
  | "end";

/** A playbook result: column and row counted from 0. */
export type Pick = {
  /** The column from the left. */
  column: number;
  /** The row from the top. */
  row: number;
};

/** The results picked, one for each round of wrapping, in that order (GB-PB-08, -09). */
export type Picks = Pick[];

/** One piece of terrain. */
export type PieceView = {
  /** Its type. */
  kind: TerrainType;
  /** Its form and place. */
  shape: Shape;
  /** What its ground is at present, which may differ from its type for a turn (GB-RUL-72). */
  ground: Ground | null;
};

/** A pitch that can be taken as it is. Its name is the message `gb-pitch-<id>`. */
export type PitchShown = {
  /** Its id in setups. */
  id: string;
  /** Width and depth in inches. */
  inches: number;
  /** What lies on it. */
  pieces: PieceView[];
};

/** A list of places for a team, in the order of its models. */
export type Places = Point[];

/** Why a player may place a ball or a model. */
export type Placing =
  /** The spot of a kick-off pass (GB-KOFF-03). */
  | { kick_off: { kicker: ModelId } }
  /** The spot of a goal kick (GB-GOAL-06). */
  | "goal_kick"
  /** A model returning to play (GB-REC-03). */
  | { return: { model: ModelId } }
  /** A place among several equally near ones for the ball (GB-RUL-34). */
  | { least: { at: Point; from: Point } }
  /** A model an effect places, within `reach` of where it stands, or in base contact with `touching`. */
  | { effect: { id: AbilityId; model: ModelId; reach: Length; touching: ModelId | null } }
  /** The ball an effect places within `reach` of where it lies. */
  | { effect_ball: { id: AbilityId; reach: Length } }
  /** A marker an effect puts down within a disc, or none (GB-GEO-12, -28). */
  | { marker: { id: AbilityId; centre: Point; radius: Length } }
  /** One of the markers of a name that belong to the player and lie within a disc. */
  | { own_marker: { id: AbilityId; marker: AbilityId; centre: Point; radius: Length } }
  /** A model an effect places in base contact with a marker or a goalpost. */
  | { beside: { id: AbilityId; model: ModelId; centre: Point; radius: Length } }
  /** A template an effect lays or moves with any part within a disc, apart from terrain if `clear`, or none (GB-AOE-02). */
  | { area: { id: AbilityId; centre: Point; radius: Length; clear: boolean } }
  /** One of the areas of a name that belong to the player and lie within a disc. */
  | { own_area: { id: AbilityId; area: AbilityId; centre: Point; radius: Length } }
  /** A model an effect places within a disc. */
  | { within: { id: AbilityId; model: ModelId; centre: Point; radius: Length } }
  /** A model an effect may place within an area that stays on the pitch and lies within `reach` of it. */
  | { in_area: { id: AbilityId; model: ModelId; reach: Length } }
  /** A model an effect may place within a piece of such ground that lies within `reach` of it; of any where none is said. */
  | { in_ground: { id: AbilityId; model: ModelId; reach: Length; ground: TerrainType | null } }
  /** A model an effect places in base contact with a piece of terrain that lies within `reach` of it. */
  | { at_terrain: { id: AbilityId; model: ModelId; reach: Length } };

/** A game plan: 0 to 17 are deck A, 18 to 35 deck B. */
export type PlanId = number;

/** A set of plans; plans lie in no order. */
export type PlanSet = number;

/** A game plan, which goes by the name on it in every language. */
export type PlanShown = {
  /** Its number. */
  id: PlanId;
  /** Its name. */
  name: string;
  /** Added to the unspent MP for the initiative (GB-TURN-04). */
  initiative: number;
  /** Added to the influence pool of the turn (GB-PLAN-03). */
  influence: number;
  /** Which deck it belongs to (GB-PLAN-09). */
  deck: Deck;
  /** What it does, where its text does anything. */
  text: Message | null;
};

/** One player's game plans as a viewer knows them. */
export type Plans = {
  /** How many are in the hand. */
  hand: number;
  /** How many were put away before the match. */
  away: number;
  /** Those in the hand the viewer knows: all of one's own, of another's those that were revealed before. */
  known: PlanSet;
  /** Those put away, to their owner only. */
  own_away: PlanSet | null;
  /** Discarded after being played. */
  discard: PlanSet;
  /** In play this turn. */
  current: PlanId | null;
};

/** One result of a playbook (GB-PB-12 to -19): its effects and whether it is momentous. */
export type PlayResult = {
  /** Hit points taken from the target. */
  damage: number;
  /** Inches of push on the target. */
  push: number;
  /** Inches of dodge for the attacker. */
  dodge: number;
  /** Whether the target is knocked down. */
  knock_down: boolean;
  /** Whether the attacker takes the ball off the target. */
  tackle: boolean;
  /** Whether picking it gives 1 MP (GB-PB-06). */
  momentous: boolean;
  /** The play icon: 1 the first, 2 the second, 0 none; it triggers a play that shows the same (GB-RUL-60). */
  icon?: number;
};

/** A playbook: columns counted from the left, each with its results from top to bottom (GB-PB-01). */
export type Playbook = PlayResult[][];

/** A pool of dice and the number each has to reach. */
export type Pool = {
  /** How many dice are rolled, at least one (GB-TN-08). */
  dice: number;
  /** The target number, from 2 to 6 (GB-TN-06, -07). */
  needs: number;
};

/** The team position of a model (GB-TEAM-03, -05). */
export type Position =
  /** The one who decides the guild. */
  | "captain"
  /** Worth 1 VP only (GB-WIN-05). */
  | "mascot"
  /** Everybody else. */
  | "squaddie";

/** How a model came by the ball. */
export type Possession =
  /** It is the kicker (GB-SETUP-10). */
  | "kicker"
  /** The receiving player gave it (GB-KOFF-05, -06). */
  | "handed"
  /** A successful pass (GB-KICK-19). */
  | "pass"
  /** An interception (GB-INT-01). */
  | "intercepted"
  /** Snap-to (GB-SNAP-01 to -04). */
  | "snap"
  /** A tackle (GB-PB-18). */
  | "tackle"
  /** An effect. */
  | "effect";

/** What a choice would cost, with its odds and risks. */
export type Preview = {
  /** Influence paid by the model. */
  influence: number;
  /** MP paid by the team. */
  mp: number;
  /** What the dice can give. */
  odds?: Odds;
  /** What the same dice can give with Bonus Time, where the team could pay for it (GB-MOM-33). */
  bonus?: Odds;
  /** Who has the ball when it comes to rest; nothing where too many models would roll for it. */
  ball?: BallOdds;
  /** The same with Bonus Time. */
  bonus_ball?: BallOdds;
  /** The odds of the Counter-Attack a reaction declares, as the models stand now. */
  counter?: Odds;
  /** What happens on a movement. */
  walk?: Walk;
  /** The odds of a parting blow. */
  blow?: Blow;
  /** Whether it is a charge that does not come to engage its target: it fails, and nobody is attacked (GB-CHG-08). */
  fails?: boolean;
  /** The models under a template that a play is about (GB-AOE-06, -07). */
  under?: Under[];
};

/** What a model's card says (GB-STAT-23). */
export type Profile = {
  /** Its name. */
  name: Name;
  /** Its team position. */
  position: Position;
  /** Base move and max move in inches (GB-STAT-01, -02). */
  mov: [number, number];
  /** Dice brought to attacks (GB-STAT-03). */
  tac: number;
  /** Base KICK in dice and kick distance in inches (GB-STAT-04, -05). */
  kick: [number, number];
  /** Target number to hit it (GB-STAT-06). */
  def: number;
  /** Hits taken off an attack (GB-STAT-07). */
  arm: number;
  /** Base INF and max INF (GB-STAT-08, -09). */
  inf: [number, number];
  /** Cells of the health bar (GB-STAT-13). */
  hp: number;
  /** HP to which it recovers when it returns (GB-STAT-16). */
  recovery: number;
  /** Width of the melee zone in inches (GB-STAT-19). */
  melee: number;
  /** Radius of the base: 150, 200 or 250 units (GB-STAT-18). */
  base: Length;
  /** The playbook. */
  playbook: Playbook;
  /**
   * Whom the model is a version of; nobody in particular when empty, which is a character of its own
   * (GB-TEAM-07, GB-RUL-66).
   */
  character?: Name;
  /** The guilds it may play for (GB-TEAM-06). */
  guilds?: GuildSet;
  /** Its types (GB-STAT-21). */
  types?: TypeSet;
  /** Its plays and traits. */
  abilities?: Abilities;
};

/** A question to a player. */
export type Prompt =
  /** Put two of the game plans dealt away (GB-SETUP-03); sealed. */
  | "put_away"
  /** Kick off or receive (GB-SETUP-06). */
  | "kick_or_receive"
  /** Pick the Captain and the Mascot from the roster (GB-TOUR-07, -08); sealed. */
  | "lead"
  /** Pick a Squaddie from the roster (GB-TOUR-09). */
  | "squaddie"
  /** Pick a table edge; asked of the kicking player where the pitch looks different from the other (GB-SETUP-07). */
  | "edge"
  /** Set up the whole team (GB-SETUP-09, -11). */
  | "deploy"
  /** Name the kicker (GB-SETUP-10). */
  | "kicker"
  /** Give the ball to a model of the receiving team (GB-KOFF-05, -06). */
  | "hand_over"
  /** Pick a game plan (GB-TURN-02); sealed. */
  | "plan"
  /** Decide which team has the initiative (GB-TURN-05). */
  | "initiative"
  /** Allocate the influence pool (GB-TURN-13). */
  | { allocate: { pool: number } }
  /** Pick a model to activate (GB-TURN-14). */
  | "activate"
  /** Take an action with the active model, or end its activation (GB-TIME-07). */
  | { act: { model: ModelId } }
  /** Draw the path of a movement of at most `left` units. */
  | { path: { model: ModelId; movement: Movement; left: Length; bound: Bound } }
  /** Go on after an interruption: as drawn, along another path, or stop (GB-PART-10); a charge has a target. */
  | { go_on: { model: ModelId; movement: Movement; left: Length; target: ModelId | null; bound: Bound } }
  /** Draw the one straight line of a charge (GB-CHG-04). */
  | { charge_line: { model: ModelId; target: ModelId; left: Length } }
  /** Push a model in one straight line (GB-REPO-03). */
  | { push_line: { model: ModelId; by: ModelId; left: Length; bound: Bound } }
  /** Declare a parting blow or not (GB-PART-01). */
  | { parting_blow: { by: ModelId; on: ModelId } }
  /** Which of several parting blows at one point comes first (GB-RUL-55). */
  | { arrange_blows: { on: ModelId; blows: ModelSet } }
  /** Answer a declared attack or charge (GB-TIME-09, -17), or make the Counter-Attack that was declared (GB-MOM-22). */
  | { react: { model: ModelId; to: ModelId; threat: Threat } }
  /** Buy Bonus Time for `price` MP before rolling `dice` dice against `needs`+ (GB-MOM-33). */
  | { bonus_time: { model: ModelId; dice: number; needs: number; price: number } }
  /** Pick playbook results for net hits (GB-PB-03, -08). */
  | { playbook: { by: ModelId; on: ModelId; hits: number; parting: boolean } }
  /** Which of the remaining results is applied next (GB-PB-10); one bit for each [`Step`]. */
  | { next_step: { by: ModelId; on: ModelId; steps: number } }
  /** Reroll the kick scatter of a successful pass to a spot (GB-KICK-22). */
  | { reroll_scatter: { direction: number; distance: number } }
  /** Which of several models equally near to the kicker may intercept first (GB-RUL-41). */
  | { arrange_intercepts: { models: ModelSet } }
  /** Intercept the ball with this model (GB-INT-01). */
  | { intercept: { model: ModelId } }
  /** Take the ball with this model while moving or at the start of its activation (GB-SNAP-01, -02). */
  | { snap: { model: ModelId } }
  /** Take a ball that was placed with one of these models, or let it lie (GB-SNAP-03, GB-RUL-43). */
  | { snap_one: { models: ModelSet } }
  /** Roll for a ball that both teams can reach with any of these models (GB-SNAP-04). */
  | { contest: { models: ModelSet } }
  /** Use a Team Work action after a pass (GB-MOM-13 to -18). */
  | { team_work: { passer: ModelId; receiver: ModelId } }
  /** Use Run the Length! after a goal (GB-MOM-20). */
  | { run_the_length: { model: ModelId } }
  /** Place a ball or a model. */
  | { place: { why: Placing } }
  /** Take up what an ability offers now, or leave it. */
  | { trigger: { id: AbilityId; by: ModelId | null; about: ModelSet } }
  /** Which of several things that fire at one moment comes first (GB-CONV-08, GB-RUL-25). */
  | { arrange_triggers: { fires: Fire[] } }
  /** Trigger a character play with an icon of the playbook (GB-PB-20). */
  | { icon: { by: ModelId; on: ModelId; icon: number } }
  /** Hit a friendly model with a play without a test, or roll for it (GB-PLAY-13, GB-AOE-08, GB-RUL-83). */
  | { auto_hit: { id: AbilityId; by: ModelId; model: ModelId } }
  /** Pick a model for an effect; nobody where `may` is set. */
  | { pick: { id: AbilityId; by: ModelId | null; from: ModelSet; may: boolean } }
  /** Which of several models an effect deals with next (GB-AOE-06). */
  | { next_model: { id: AbilityId; models: ModelSet } }
  /** Pick one of several things an effect does; one bit for each. */
  | { mode: { id: AbilityId; by: ModelId | null; modes: number } }
  /** Kick now, without influence, or not; `remote` from where the free ball lies. */
  | { kick_now: { id: AbilityId; model: ModelId; pass: boolean; shot: boolean; remote: boolean } }
  /** Pick the target of a pass that was declared, now that others have moved; `remote` from where the free ball lies. */
  | { pass_target: { model: ModelId; remote: boolean } }
  /** Attack now, without influence, or not. */
  | { attack_now: { id: AbilityId; model: ModelId } }
  /** Pick a piece of rough terrain that counts as fast (GB-GPB-06). */
  | { ground: { id: AbilityId } }
  /** Which of several models that were taken out returns to play next (GB-CONV-08). */
  | { next_return: { models: ModelSet } }
  /** Which of several models that go out at once is taken out next (GB-CONV-08, GB-RUL-25). */
  | { next_out: { models: ModelSet } };

/** A question about the table. */
export type Query =
  /** How far two things are apart. */
  | { distance: {
      /** One. */
      from: Thing;
      /** The other. */
      to: Thing;
    } }
  /** Whether one thing lies within some inches of another. */
  | { within: {
      /** One. */
      from: Thing;
      /** The other. */
      to: Thing;
      /** How many inches. */
      inches: number;
    } }
  /** Whether a model sees a thing. */
  | { sight: {
      /** Who looks. */
      by: ModelId;
      /** At what. */
      to: Thing;
    } }
  /** Whom a model engages and who engages it. */
  | { engagement: {
      /** The model. */
      model: ModelId;
    } }
  /** Where a model can get to with a length in units, as rings. */
  | { reach: {
      /** The model. */
      model: ModelId;
      /** The length. */
      length: Length;
      /** How it moves; as in a jog unless named. */
      movement?: Movement;
    } }
  /** The shortest path of a model to a point within a length in units. */
  | { route: {
      /** The model. */
      model: ModelId;
      /** Where to. */
      to: Point;
      /** The length. */
      length: Length;
      /** How it moves; as in a jog unless named. */
      movement?: Movement;
    } }
  /**
   * Where a movement of a model may end, as rings: of the one that is asked for, or of an advance that was not declared yet. Of a
   * charge at a target these are the ends of its straight line.
   */
  | { ends: {
      /** The model. */
      model: ModelId;
      /** How it moves. */
      movement: Movement;
      /** What of its way is drawn already. */
      drawn: Path;
      /** Whom it charges. */
      target?: ModelId;
    } }
  /**
   * The whole way of such a movement to a point, or to the nearest place no more than a hair beside it: there is one to whatever
   * lies within the rings.
   */
  | { way: {
      /** The model. */
      model: ModelId;
      /** How it moves. */
      movement: Movement;
      /** What of its way is drawn already. */
      drawn: Path;
      /** Where to. */
      to: Point;
      /** Whom it charges. */
      target?: ModelId;
    } }
  /** The path of a kick: its pool and who stands on it. */
  | { corridor: {
      /** Who kicks. */
      kicker: ModelId;
      /** At what. */
      aim: Aim;
    } }
  /** Whom a model could charge from where it stands, and with what pools. */
  | { threat: {
      /** The model. */
      model: ModelId;
    } }
  /** The melee zones of all models on the pitch and who is engaged. */
  | "zones"
  /** What would happen on a jog, sprint or charge that was not declared yet. */
  | { plan: {
      /** The model. */
      model: ModelId;
      /** Which of the three. */
      movement: Movement;
      /** The path, as far as it is drawn. */
      path: Path;
    } }
  /** Which playbook results can be picked after some have been. */
  | { picks: {
      /** The attacker. */
      by: ModelId;
      /** The target. */
      on: ModelId;
      /** The net hits. */
      hits: number;
      /** Whether it is a parting blow. */
      parting: boolean;
      /** The results picked so far. */
      picks: Picks;
    } };

/** A refusal: which rule forbids the choice, why, and how far the player could have gone instead. */
export type Refusal = {
  /** The id of the rule in the catalogue. */
  rule: string;
  /** The reason. */
  why: Why;
  /** The last legal point on the way to the refused one, or the nearest that is one: of a path, line, kick or place. */
  furthest?: Point;
  /** The stretch of the path on which that point lies, or the place of a formation it is for, counted from 0. */
  stretch?: number;
};

/** Why something planned would be refused. */
export type Refused = {
  /** The rule. */
  rule: string;
  /** The refusal. */
  refusal: Refusal;
  /** The refusal in words. */
  say: Message;
};

/** What Rest and Encourage give (GB-MOM-29, -31). */
export type Relief =
  /** 4 HP. */
  | "health"
  /** Every condition goes. */
  | "conditions";

/** What dice were rolled for. */
export type Roll =
  /** The starting roll: red's die, then blue's (GB-SETUP-05). */
  | "start"
  /** Equal initiative totals: red's die, then blue's (GB-TURN-06). */
  | "initiative"
  /** An attack by a model (GB-ATK-03). */
  | { attack: ModelId }
  /** A kick by a model (GB-KICK-11). */
  | { kick: ModelId }
  /** A scatter: direction, then distance (GB-SCAT-02). */
  | "scatter"
  /** One model's die for a contested ball (GB-SNAP-04). */
  | { snap: ModelId }
  /** The test of a character play (GB-PLAY-11). */
  | { play: ModelId };

/** A guild and the cards brought for it, by their ids. */
export type Roster = {
  /** The guild that is played. */
  guild: Guild;
  /** The most models the tournament allows. */
  limit: number;
  /** The cards, in the order in which they were listed. */
  models: string[];
};

/** What one viewer learns from a fact. */
export type Seen =
  /** The whole fact. */
  | { fact: Event }
  /** Another player was dealt a game plan face down (GB-SETUP-02). */
  | { dealt: {
      /** Who was. */
      seat: Seat;
    } }
  /** Another player put a game plan away unseen (GB-SETUP-03). */
  | { put_away: {
      /** Who did. */
      seat: Seat;
    } };

/** What a match is made from. */
export type Setup = {
  /** The size of the game. */
  size: GameSize;
  /** The two teams, red's first; none in a tournament, where they are picked from rosters. */
  teams: [TeamPick[], TeamPick[]];
  /** The two rosters of a tournament, red's first (GB-TOUR-02 to -09). */
  rosters?: [Roster, Roster];
  /** Whether the tournament clock is in use (GB-TOUR-15 to -18). */
  clock: boolean;
  /** Which text decides where core book and play aid differ (GB-RUL-01 to -12). */
  book: Book;
  /** The terrain: a ready pitch by its id, or a list of pieces; none unless named (GB-SETUP-01, -17). */
  terrain?: Layout;
  /** Which deck of game plans is used (GB-PLAN-09). */
  deck?: Deck;
};

/** Everything that can be taken into a match or turns up in one. */
export type Shelf = {
  /** The practice teams and the teams of the guilds. */
  teams: TeamShown[];
  /** The guilds. */
  guilds: GuildShown[];
  /** The game plans of both decks, in the order of their numbers. */
  plans: PlanShown[];
  /** Every ability, for what is granted or in force. */
  abilities: AbilityShown[];
  /** The ready pitches. */
  pitches: PitchShown[];
  /** The radius of the template that is put down at a place (GB-AOE-01). */
  template: Length;
};

/** One team's points, plans and clock. */
export type Side = {
  /** The catalogue's id of the team, where all its models come from one. */
  team: string | null;
  /** The guild, in a tournament. */
  guild: Guild | null;
  /** The ids of the cards on the roster, in a tournament (GB-TOUR-02). */
  roster: string[];
  /** Victory points. */
  vp: number;
  /** Momentum points. */
  mp: number;
  /** Goals worth at least 4 VP. */
  goals: number;
  /** Influence still to be allocated. */
  pool: number;
  /** The game plans. */
  plans: Plans;
  /** The clock. */
  clock: Clock;
};

/** A movement that was not declared yet: what would happen on its legal part, and why the rest is refused. */
export type Sketch = {
  /** The legal part of the path. */
  path: Path;
  /** What would happen on it. */
  walk: Walk;
  /** Why the whole path would be refused. */
  refused?: Refused;
};

/** A step of an attack's results, all of which happen in an order the attacker's player arranges (GB-PB-10). */
export type Step =
  /** The damage, one instance (GB-PB-13). */
  | "damage"
  /** The push, one push (GB-PB-14). */
  | "push"
  /** The dodge, one dodge (GB-PB-15). */
  | "dodge"
  /** Knocked down. */
  | "knock_down"
  /** The tackle. */
  | "tackle"
  /** A play with the first icon. */
  | "first_icon"
  /** A play with the second icon. */
  | "second_icon";

/** What picks do together, as it will be: one damage, one push, one dodge (GB-PB-13 to -15). */
export type Sum = {
  /** Damage to the target. */
  damage: number;
  /** HP the target is left with. */
  hp: number;
  /** Inches of the push. */
  push: number;
  /** Inches of the dodge. */
  dodge: number;
  /** Whether the target is knocked down. */
  knock_down: boolean;
  /** Whether the ball is taken from the target. */
  tackle: boolean;
  /**
   * MP gained at once: in no parting blow or Counter-Attack, by no blocked team, and for no result all of which the target may
   * ignore (GB-PB-06, -07, GB-PART-06, GB-MOM-02, -24).
   */
  mp: number;
};

/** One model of a team. */
export type TeamPick =
  /** A card of the catalog by its id. */
  | string
  /** A card of one's own. */
  | Profile;

/** A team that can be taken as it is. Its name is the message `gb-team-<id>`. */
export type TeamShown = {
  /** Its id in setups and in views. */
  id: string;
  /** Its cards, the captain first. */
  cards: CardShown[];
};

/** One piece as it is written down: round with `at` and `radius`, or with three to eight `corners`; all in units. */
export type TerrainPiece = {
  /** Its type. */
  kind: TerrainType;
  /** The centre of a round piece. */
  at?: [number, number];
  /** The radius of a round piece. */
  radius?: number;
  /** The corners of any other piece, in order. */
  corners?: [number, number][];
};

/** The types of terrain (GB-TERR-01); ground that is not declared is open and needs none (GB-TERR-02). */
export type TerrainType =
  /** Fast terrain: +2" MOV (GB-TERR-04). */
  | "fast"
  /** Rough terrain: −2" MOV (GB-TERR-06). */
  | "rough"
  /** An obstruction: cover, may be jogged over, nothing stays on it (GB-TERR-09 to -16). */
  | "obstruction"
  /** A barrier: cover, blocks movement and sight (GB-TERR-17 to -20). */
  | "barrier"
  /** A forest: rough, cover, hinders kicks and sight (GB-TERR-21 to -25). */
  | "forest";

/** Something to measure to or from. */
export type Thing =
  /** The base of a model. */
  | { model: ModelId }
  /** A point. */
  | { point: Point }
  /** The ball, wherever it is. */
  | "ball"
  /** The goalpost of a seat. */
  | { goal: Seat };

/** What an attack or charge that can be answered is (GB-MOM-21, -28). */
export type Threat =
  /** An attack. */
  | "attack"
  /** A charge. */
  | "charge"
  /** None any more: the attack is over, and the Counter-Attack declared in answer to it may be made (GB-MOM-22). */
  | "over";

/** A type. An effect limited to one applies only to models that carry it. */
export type Type = "male" | "female" | "castellyian" | "eisnoran" | "erskirii" | "ethraynnian" | "figeon" | "indar" | "mald" | "numasai" | "piert" | "raed" | "skaldic" | "sultarish" | "valentian" | "goalkeeper" | "centre_back" | "defensive_midfielder" | "central_midfielder" | "attacking_midfielder" | "winger" | "striker" | "regista" | "coach" | "human" | "animal" | "mechanica" | "veteran" | "seasoned" | "master" | "apprentice" | "reaper" | "planter" | "captain" | "mascot" | "squaddie";

/** The types of a model; written as a list. */
export type TypeSet = Type[];

/** A model under a template. */
export type Under = {
  /** The model. */
  model: ModelId;
  /**
   * What the dice can give; nothing where it is hit without a test. A friend is rolled for only if its player likes
   * (GB-AOE-08).
   */
  odds?: Odds;
  /** What the same dice can give with Bonus Time, where the team could pay for it (GB-MOM-33). */
  bonus?: Odds;
};

/** How long something attached lasts. */
export type Until =
  /** In force by itself as long as its bearer is on the pitch. */
  | "Always"
  /** Until the end of the turn (GB-PLAY-07, GB-HERO-05). */
  | "Turn"
  /** Until the activation in progress ends. */
  | "Activation"
  /** Until the action in progress ends. */
  | "Action"
  /** Until the advance in progress ends. */
  | "Advance"
  /** Until the game plan is discarded (GB-TURN-24, GB-RUL-02). */
  | "Plan"
  /** For the rest of the game. */
  | "Game"
  /** As long as the area lies on the pitch (GB-AOE-13, -14). */
  | "Area"
  /** As long as the marker lies on the pitch (GB-GEO-28). */
  | "Marker"
  /** Until its bearer is taken out, as tokens are. */
  | "Out";

/** In what way a match was decided. */
export type Verdict =
  /** By victory points (GB-WIN-01). */
  | "points"
  /** The loser gave up. */
  | "concession"
  /** The players agreed. */
  | "agreement"
  /** A judge decided. */
  | "judgement"
  /** Nobody decided: it could not go on and has no result. */
  | "void";

/** What one viewer may know of a table. */
export type View = {
  /** Width and depth of the pitch in units. */
  size: number;
  /** The VP total to reach. */
  goal_vp: number;
  /** The two goalposts, seat by seat. */
  goalposts: [Disc, Disc];
  /** The pieces of terrain. */
  terrain: PieceView[];
  /** The two teams' points, plans and clocks, seat by seat. */
  sides: [Side, Side];
  /** The models, red's first. */
  models: ModelView[];
  /** Where the ball is. */
  ball: Ball;
  /** Who kicks off; that player's table edge is y = 0. */
  kicking: Seat;
  /** The model that kicks off. */
  kicker: ModelId | null;
  /** Who has the initiative. */
  initiative: Seat;
  /** The turn, counted from 1; 0 before the first. */
  turn: number;
  /** The phase. */
  phase: Phase;
  /** The activation in progress. */
  activation: Activation | null;
  /** The model in a Defensive Stance. */
  stance: ModelId | null;
  /** How many plans nobody was dealt. */
  deck: number;
  /** Which deck of game plans is used (GB-PLAN-09). */
  plan_deck: Deck;
  /** What abilities have attached to models and teams, with its owner and how long it lasts (GB-CONV-03). */
  effects: Attached[];
  /** The areas that stay on the pitch (GB-AOE-12) and the markers that lie on it (GB-GEO-28). */
  areas: AreaView[];
  /** The limited abilities that have been used and may not be again for a while. */
  marks: Done[];
  /** Which text decides where core book and play aid differ. */
  book: Book;
  /** Whether the tournament clock is in use. */
  clocked: boolean;
  /** Whether both players have reached the total at the same instant. */
  level: boolean;
  /** How the match ended, once it has. */
  outcome: Outcome | null;
};

/** A movement as far as it is drawn. */
export type Walk = {
  /** The way from where the model stands; the rest of the drawn one after an interruption. */
  path: Path;
  /** What it costs of the allowance (GB-RUL-75). */
  used: Length;
  /** What is left of the allowance. */
  left: Length;
  /** What happens on it, in the order of the path; the last one is its end. */
  flags: Flag[];
};

/** The reasons there are. */
export type Why =
  /** The input does not fit what the match waits for. */
  | { misfit: Misfit }
  /** The answer belongs to another question. */
  | "not_an_answer"
  /** The match has no such model or seat. */
  | "unknown"
  /** The model belongs to the other team. */
  | { not_yours: ModelId }
  /** The model is not an enemy. */
  | { not_an_enemy: ModelId }
  /** A model cannot choose itself for this. */
  | { itself: ModelId }
  /** The model is not on the pitch. */
  | { off_pitch: ModelId }
  /** The model is not among those that were asked about. */
  | { not_among: ModelId }
  /** The plan is not in the hand. */
  | { not_in_hand: PlanId }
  /** The same plan was named twice. */
  | { same_twice: PlanId }
  /** A team has another number of places. */
  | { places: {
      /** How many models the team has. */
      need: number;
      /** How many places were given. */
      given: number;
    } }
  /** The base does not lie wholly within the deployment zone. */
  | { outside_zone: ModelId }
  /** The base would lie over the pitch edge. */
  | "over_edge"
  /** The base would overlap a model. */
  | { on_model: ModelId }
  /** The base would overlap a goalpost. */
  | "on_barrier"
  /** The base would overlap a barrier or an obstruction. */
  | { on_terrain: TerrainType }
  /** The base would overlap the ball. */
  | "on_ball"
  /** The base would overlap a marker. */
  | "on_marker"
  /** A returning model must touch the pitch edge in its own deployment zone. */
  | { not_at_edge: ModelId }
  /** The spot is not one of the nearest free ones. */
  | "not_nearest"
  /** More influence than the pool holds. */
  | { over_pool: {
      /** What the pool holds. */
      pool: number;
    } }
  /** More influence than the model's max INF. */
  | { over_max: ModelId }
  /** The model has been activated this turn. */
  | { activated: ModelId }
  /** The model holds too little influence. */
  | { influence: {
      /** What it costs. */
      cost: number;
      /** What the model holds. */
      held: number;
    } }
  /** The team has too little momentum. */
  | { momentum: {
      /** What it costs. */
      cost: number;
      /** What the team has. */
      held: number;
    } }
  /** The standard advance has been used up. */
  | "advanced"
  /** The model is knocked down. */
  | { down: ModelId }
  /** The model does not have the ball. */
  | { no_ball: ModelId }
  /** An enemy engages the model. */
  | { engaged: ModelId }
  /** The model engages that enemy already. */
  | { already_engaging: ModelId }
  /** The model does not engage that enemy. */
  | { not_engaging: ModelId }
  /** No line of sight. */
  | { unseen: ModelId }
  /** Too far away. */
  | { out_of_range: {
      /** How far it reaches. */
      reach: Length;
    } }
  /** The model has used Rest this turn. */
  | { rested: ModelId }
  /** The model has been helped by Encourage this turn. */
  | { encouraged: ModelId }
  /** Already declared against that enemy this turn. */
  | { countered: ModelId }
  /** A Defensive Stance answers charges only. */
  | "not_a_charge"
  /** The path is longer than allowed. */
  | { too_long: {
      /** How long it may be. */
      left: Length;
    } }
  /** A model stands in the way. */
  | { blocked: ModelId }
  /** A goalpost stands in the way. */
  | "blocked_by_barrier"
  /** A piece of terrain stands in the way. */
  | { blocked_by_terrain: TerrainType }
  /** The path leads off the pitch. */
  | "off_table"
  /** The movement would end on the ball. */
  | "ends_on_ball"
  /** The movement would end on a marker. */
  | "ends_on_marker"
  /** The movement would end on an obstruction. */
  | "ends_on_obstruction"
  /** A charge is one straight line. */
  | "not_straight"
  /** The target could be engaged and is not. */
  | { must_engage: ModelId }
  /** The line has no length. */
  | "no_line"
  /** The column is not open. */
  | { closed_column: {
      /** The column that was picked, counted from 0. */
      column: number;
      /** How many columns are open in that round. */
      open: number;
    } }
  /** The playbook has no such result. */
  | "no_result"
  /** No effect of the result is valid. */
  | "invalid"
  /** Another number of results is to be picked. */
  | { picks: {
      /** How many must be picked. */
      need: number;
      /** How many were. */
      given: number;
    } }
  /** The step is not among the remaining ones. */
  | "no_step"
  /** A team has the wrong number of models. */
  | { team_size: {
      /** How many models it has. */
      models: number;
    } }
  /** A team has more or fewer captains than one. */
  | "captains"
  /** A team has more than one mascot. */
  | "mascots"
  /** A team or roster has a model of this name already. */
  | { same_name: Name }
  /** A card is named that does not exist. */
  | { no_such_card: Name }
  /** A figure on the card of this name lies outside what the game knows. */
  | { figure: Name }
  /** A game of agreed size is smaller or larger than the game knows. */
  | "size"
  /** A tournament lets rosters list fewer or more models than there can be. */
  | { roster_limit: {
      /** What it says. */
      limit: number;
      /** The least it can say. */
      least: number;
      /** The most it can say. */
      most: number;
    } }
  /** A model may not play for the guild of its team. */
  | { wrong_guild: Name }
  /** A team has another version of the character. */
  | { same_character: Name }
  /** A roster lists more models than the tournament allows. */
  | { roster_size: {
      /** How many it lists. */
      models: number;
      /** How many are allowed. */
      limit: number;
    } }
  /** Too few different Squaddies are left for a team. */
  | "too_few_squaddies"
  /** A team of Blacksmiths is not half Masters and half Apprentices, or could not become so. */
  | "halves"
  /** The card is not on the roster. */
  | { not_on_roster: CardNumber }
  /** The model cannot be picked for that position. */
  | { wrong_role: CardNumber }
  /** A setup has both teams and rosters, or rosters for a game of another size than six models a side. */
  | "teams_and_rosters"
  /** The model has no such ability, or it is not used. */
  | { no_such_ability: AbilityId }
  /** The ability has been used as often as it may be. */
  | { used_up: AbilityId }
  /** The ability asks for something that does not hold now. */
  | { not_now: AbilityId }
  /** The icon triggers another play. */
  | { wrong_icon: AbilityId }
  /** The play cannot be bought with influence. */
  | { not_for_influence: AbilityId }
  /** Nothing makes the play free. */
  | { not_free: AbilityId }
  /** The ability is aimed at something else. */
  | { wrong_aim: AbilityId }
  /** There is nobody the ability could pick. */
  | { nobody: AbilityId }
  /** The model is not one the ability may be aimed at. */
  | { wrong_target: ModelId }
  /** There is no free ball to aim at. */
  | "no_free_ball"
  /** The movement has to go in another direction. */
  | "wrong_way"
  /** Another model has to be attacked. */
  | { must_attack: ModelId }
  /** The model ignores rough terrain already. */
  | { glides: ModelId }
  /** The place is not in base contact with the model. */
  | { not_touching: ModelId }
  /** There is no such choice. */
  | "no_mode"
  /** The piece of terrain cannot be picked. */
  | "wrong_piece"
  /** The card of this name has an effect that is not written yet. */
  | { unfinished: Name }
  /** A ready pitch is named that does not exist. */
  | "no_such_pitch"
  /** The ready pitch is for games of another size. */
  | { pitch_size: {
      /** Its width in inches. */
      inches: number;
    } }
  /** There are more pieces of terrain than a pitch has room for. */
  | { too_many_pieces: {
      /** How many there may be. */
      most: number;
    } }
  /** A piece, counted from 0, is neither a circle nor a simple polygon of three to eight corners. */
  | { piece_shape: number }
  /** A piece, counted from 0, lies partly off the pitch. */
  | { piece_off_pitch: number }
  /** A barrier or obstruction, counted from 0, stands on a goalpost or so near that no ball passes between. */
  | { piece_on_goalpost: number }
  /** Barriers and obstructions leave a team no room to be set up. */
  | "no_room_to_set_up"
  /** Barriers and obstructions leave no room to kick the ball somewhere. */
  | "cramped";

/** The melee zone of a model. */
export type Zone = {
  /** Whose. */
  model: ModelId;
  /** How far it reaches: the base with the zone around it. A knocked down model has none (GB-KD-02). */
  reach: Disc | null;
  /** The enemies the model engages: they are within reach and in sight (GB-ENG-01). */
  engages: ModelId[];
  /** The enemies that engage the model. */
  engaged_by: ModelId[];
};
