// What happens at the nodes of a mission besides combat, against the account.
import { agree, nodesOf } from './account.ts';
import {
  armour,
  ofSquad,
  present,
  shadowCount,
  squadSeats,
  standing,
  stands,
  hasStanding,
  limit,
} from './position.ts';
import { betweenMissions, bury } from './afterMission.ts';
import { afterCombat } from './events.ts';
import {
  type Hearing,
  type Handlers,
  checkRn,
  equal,
  figures,
  fightOf,
  named,
  nothingOpen,
  numbered,
  result,
  rn,
  useUp,
  wound,
} from './hearing.ts';
import { ITEMS, MISSION_NAMES, THREAT, UNITS } from './figures.ts';

/** EW-NOD-03 What comes of the checks. */
const EFFECTS: Record<string, (hearing: Hearing, success: boolean) => void> = {
  'EW-M-RELAY-02': ({ a }, success) =>
    success ? void a.command.splice(2, 1, 1) : void a.owed.push({ node: 3, kind: 'unknown' }),
  'EW-M-HARROW-02': ({ a }, success) =>
    success ? void a.ends.splice(2, 1, 'skipped') : void a.owed.push({ node: 5, kind: 'Runner' }),
  'EW-M-METRO-03': ({ a }, success) => {
    if (success) a.lights = true;
    else a.owed.push({ node: 3, kind: 'Merely Shadows' });
  },
  'EW-M-HOSP-02': (hearing, success) => {
    hearing.a.ends[2] = 'skipped';
    if (!success) hearing.harmed = standing(hearing.a).map((unit) => ({ unit, upTo: 3, armoured: false }));
  },
  'EW-M-REFINE-03': (hearing, success) => {
    if (success) hearing.a.clockHeld = true;
    hearing.burns.push(success ? -2 : 1);
  },
};

const MODIFIER: Record<string, number> = { 'EW-M-HOSP-02': -1, 'EW-M-REFINE-03': -1 };

function checkEnded(hearing: Hearing, what: { type: string }, rule: string): void {
  const { a } = hearing;
  const success = what.type === 'check passed';
  equal('a check', success, hearing.passed ?? false);
  hearing.passed = null;
  equal('the node of a check', rule, nodesOf(a.mission)[a.node - 1]?.id);
  a.ends[a.node - 1] = success ? 'done' : 'failed';
  EFFECTS[rule]?.(hearing, success);
}

/** The squad leaves for the next node; from clock 4 on it goes through the fire (EW-M-REFINE-01). */
function moveOn(hearing: Hearing): void {
  const a = afterCombat(hearing);
  nothingOpen(hearing);
  do a.node++;
  while (a.ends[a.node - 1] === 'skipped');
  hearing.onTheWay = true;
  if (a.mission === 6 && a.clock > 3)
    hearing.harmed = standing(a).map((unit) => ({ unit, upTo: 2, armoured: true }));
}

function harmed(
  hearing: Hearing,
  what: { type: string; unit: string; rn?: number; wounds: number; hits: number },
  rule: string,
): void {
  if (rule === 'EW-M-REFINE-01' && !hearing.onTheWay) moveOn(hearing);
  const { a } = hearing;
  const next = hearing.harmed.shift();
  agree(next !== undefined, `${what.unit} is not in danger`);
  const value = rn(hearing, rule);
  let hurt = value <= next.upTo;
  if (hurt && next.armoured) hurt = rn(hearing, 'EW-S7-02') > armour(a, next.unit, '');
  if (hurt) wound(next.unit, 1);
  const { name, wounds, hits } = next.unit;
  figures('harm', what, { type: hurt ? 'hurt' : 'unharmed', unit: name, rn: value, wounds, hits });
  if (hurt && wounds === hits) hearing.expected.push({ type: 'down', unit: name });
}

export const onTheWay: Handlers<
  | 'patrol'
  | 'set out'
  | 'arrived'
  | 'carried'
  | 'KIA'
  | 'down'
  | 'hurt'
  | 'unharmed'
  | 'fire clock'
  | 'tried'
  | 'check passed'
  | 'check failed'
  | 'branch'
  | 'healed'
  | 'took over'
  | 'refilled'
  | 'supplied'
  | 'used'
> = {
  patrol(hearing, what) {
    const { a } = hearing;
    const drawn: string[] = [];
    let threat = 0;
    while (threat < a.threat) {
      const name = String(result(hearing, 'EW-M-PATROL-01'));
      threat += THREAT[name] ?? Number.NaN;
      drawn.push(name);
    }
    const shadows = shadowCount(a, 4);
    a.patrol = [...drawn, ...new Array<string>(shadows).fill('Merely Shadows'), 'Civilian'];
    equal('the patrol', what.cards, a.patrol);
  },
  'set out'(hearing, what) {
    const a = betweenMissions(hearing);
    hearing.onTheWay = false;
    const seats = squadSeats(a);
    present(a).forEach((unit, i) => (unit.seat = seats[i % seats.length] ?? 0));
    agree(present(a).length > 3 && present(a).length < 9, 'four to eight units set out');
    agree(a.squad.filter((unit) => unit.leader).length === 1, 'a squad has one leader');
    a.ammo = 0;
    for (const unit of present(a)) {
      a.ammo += UNITS.get(unit.type)?.ammo ?? 0;
      for (const one of unit.items)
        if (one.item === 'Ammo Satchel') {
          a.ammo += 6;
          one.uses = 0;
        }
    }
    a.ammo = Math.min(60, a.ammo);
    for (; a.bursters > 0; a.bursters--) a.owed.push({ node: 0, kind: 'Chest-Burster' });
    equal('AMMO at the start', what.ammo, a.ammo);
    if (a.mission > 0) equal('mission', what.mission.replace('’', "'"), MISSION_NAMES[a.mission - 1]);
  },
  arrived(hearing, _what, rule) {
    if (!hearing.onTheWay) moveOn(hearing);
    const { a } = hearing;
    equal('those whom the fire spares for now', hearing.harmed.length, 0);
    hearing.onTheWay = false;
    equal('the next node', rule, nodesOf(a.mission)[a.node - 1]?.id);
    agree(ofSquad(a).length > 0, 'the mission was lost before this node');
    hearing.carried = a.squad.filter((unit) => unit.implanted);
    a.branch = '';
    if (nodesOf(a.mission)[a.node - 1]?.kind === 'REST') a.ends[a.node - 1] = 'done';
  },
  carried(hearing, what) {
    const unit = hearing.carried.shift();
    agree(unit !== undefined, `${what.unit} carries nothing`);
    const value = rn(hearing, 'EW-IMP-02');
    figures('carried', what, { unit: unit.name, rn: value });
    if (value > 2) return;
    hearing.expected.push({ type: 'KIA', unit: unit.name, as: unit.type });
    hearing.a.owed.push({ node: 0, kind: 'Chest-Burster' });
    bury(hearing.a, unit);
  },
  KIA(_ear, what) {
    agree(false, `${what.unit} has no reason to die`);
  },
  down(_ear, what) {
    agree(false, `${what.unit} is not DOWN`);
  },
  hurt: harmed,
  unharmed: harmed,
  'fire clock'(hearing, what) {
    const a = afterCombat(hearing);
    const by = hearing.burns.shift();
    agree(by !== undefined, 'nothing feeds the fire');
    a.clock = Math.max(0, a.clock + by);
    if (a.clockHeld) a.clock = Math.min(3, a.clock);
    equal('the fire clock', what.clock, a.clock);
  },
  tried(hearing, what, rule) {
    const { a, choice } = hearing;
    const id = nodesOf(a.mission)[a.node - 1]?.id ?? '';
    agree(choice.do === 'check', 'nobody was sent');
    const unit = numbered(a, choice.unit);
    const rating = limit(unit.wits + (MODIFIER[id] ?? 0));
    const value = checkRn(hearing, rating, rule);
    figures('tried', what, { unit: unit.name, rating, rn: value });
    hearing.passed = value > 0 && value <= rating;
  },
  'check passed': checkEnded,
  'check failed': checkEnded,
  branch(hearing, what, rule) {
    const { a } = hearing;
    equal('the node of a branch', rule, nodesOf(a.mission)[a.node - 1]?.id);
    a.branch = what.branch;
    a.ends[a.node - 1] = 'done';
  },
  healed(hearing, what, rule) {
    const a = afterCombat(hearing);
    const unit = named(a, what.unit);
    agree(stands(unit) && unit.wounds > 0, `${unit.name} has nothing to heal`);
    if (rule === 'EW-Q-08' && hearing.choice.do === 'medkit') useUp(numbered(a, hearing.choice.by), 'Medkit');
    if (rule === 'EW-NOD-07') agree(hasStanding(a, 'Medic'), 'no Medic stands');
    unit.wounds--;
    equal(`wounds of ${unit.name}`, what.wounds, unit.wounds);
  },
  'took over'(hearing, what) {
    const a = afterCombat(hearing);
    const unit = named(a, what.unit);
    agree(hearing.choice.do === 'take over', 'nobody takes anything over');
    const from = numbered(a, hearing.choice.from);
    agree(from.status === 'down' && stands(unit), 'items of DOWN units go to standing ones');
    const best = from.items
      .filter((one) => one.item === what.item)
      .reduce((one, two) => (two.uses > one.uses ? two : one));
    from.items = from.items.filter((one) => one !== best);
    unit.items.push(best);
    agree(unit.items.length <= (unit.type === 'Technician' ? 2 : 1), `${unit.name} has no free place`);
  },
  refilled({ a }, what) {
    const full = ITEMS.get(what.item)?.uses ?? 0;
    const one = named(a, what.unit).items.find((item) => item.item === what.item && item.uses < full);
    agree(one !== undefined && what.item !== 'Ammo Satchel', `${what.item} cannot be refilled`);
    one.uses = full;
  },
  supplied(hearing, what, rule) {
    const { a } = hearing;
    const gift = rule === 'EW-TXT-04';
    if (gift) agree(hearing.gift, 'nobody brings AMMO');
    else a.ends[a.node - 1] = 'done';
    hearing.gift = false;
    const found = gift ? 3 : (nodesOf(a.mission)[a.node - 1]?.ammo ?? 0);
    const ammo = Math.min(found, 60 - a.ammo);
    a.ammo += ammo;
    figures('supplied', what, { ammo, left: a.ammo });
  },
  used(hearing, what) {
    const { a } = hearing;
    const unit = named(a, what.unit);
    const kind = ITEMS.get(what.item);
    agree(kind !== undefined && stands(unit), `${unit.name} cannot use ${what.item}`);
    if (what.item === 'Trauma Pack' || what.item === 'Breaching Charge') {
      useUp(unit, what.item);
      if (what.item === 'Breaching Charge') hearing.passed = true;
      else if (hearing.choice.do === 'trauma') hearing.treated.push(numbered(a, hearing.choice.unit));
      return;
    }
    const fight = fightOf(a);
    const mine = unit.items.filter((one) => one.item === what.item && (kind.uses === 0 || one.uses > 0));
    const item = kind.perRound ? (mine.find((one) => !one.used) ?? mine[0]) : mine[0];
    agree(item !== undefined, `${unit.name} has no ${what.item} left`);
    if (kind.perRound && item.used) {
      agree(unit.type === 'Technician' && !unit.doubled, `${what.item} works once per round`);
      unit.doubled = true;
    }
    item.used = true;
    if (kind.uses > 0) item.uses--;
    if (kind.flips === 0) {
      agree(
        what.item === 'Incendiary Shells' && !unit.shells && unit.act === '',
        `${what.item} does nothing here`,
      );
      unit.shells = true;
      return;
    }
    const reach =
      what.item === 'Shoulder Lamp' ? unit.band < 2 : what.item !== 'Thermal Scope' || unit.band === 3;
    agree(reach, `${what.item} does not reach`);
    fight.flips = Math.min(kind.flips, fight.slots.filter((slot) => !slot.up).length);
    fight.flipper = unit.seat;
  },
};
