// Steps 5 to 7 of a round, against the account.
import { agree } from './account.ts';
import {
  armour,
  bandOf,
  isEnemy,
  isGun,
  join,
  levels,
  prey,
  hive,
  standing,
  stands,
  target,
  usable,
} from './position.ts';
import {
  type Hearing,
  type Handlers,
  checkRn,
  equal,
  figures,
  fightOf,
  named,
  numbered,
  rn,
  useUp,
  wound,
} from './hearing.ts';
import { figuresOf } from './figures.ts';
import { nextAcid, nextText } from './parts.ts';

function egg(hearing: Hearing, what: { type: string; card: string; rn: number }): void {
  const fight = fightOf(hearing.a);
  const card = nextText(hearing.a, fight) ?? '';
  const value = rn(hearing, 'EW-TXT-01');
  figures('egg', what, { type: value <= 4 ? 'hatched' : 'still closed', card, rn: value });
  if (value > 4) return;
  fight.cards.delete(card);
  fight.removed.push(card);
  join(hearing.a, fight, 'Facehugger', true);
}

function burster(hearing: Hearing, what: { type: string; card: string; rn: number }): void {
  const { a } = hearing;
  const fight = fightOf(a);
  const card = nextText(a, fight) ?? '';
  const value = rn(hearing, 'EW-TXT-02');
  const type = value <= 3 ? 'escaped' : value <= 5 ? 'matured' : 'stayed';
  figures('Chest-Burster', what, { type, card, rn: value });
  if (value > 5) return;
  fight.cards.delete(card);
  fight.removed.push(card);
  a.loose++;
  if (value <= 3) a.owed.push({ node: 0, kind: 'Drone' });
  else join(a, fight, 'Drone', true);
}

export const enemySteps: Handlers<
  | 'struck'
  | 'wounded'
  | 'shielded'
  | 'armour'
  | 'ignored'
  | 'out of reach'
  | 'stimmed'
  | 'implanted'
  | 'hit'
  | 'killed'
  | 'acid'
  | 'burnt'
  | 'joined'
  | 'hatched'
  | 'still closed'
  | 'escaped'
  | 'matured'
  | 'stayed'
  | 'rescued'
  | 'bystander lost'
  | 'command'
> = {
  struck(hearing, what) {
    const { a } = hearing;
    const fight = fightOf(a);
    const strikers = fight.slots.flatMap((slot, i) =>
      slot.card !== null && isEnemy(slot.card) && figuresOf(slot.card).cap > 0
        ? [{ slot: i + 1, card: slot.card }]
        : [],
    );
    const next = strikers[fight.attacks.length];
    agree(next !== undefined, `${what.card} does not strike`);
    const kind = figuresOf(next.card);
    const anyone = standing(a)[0];
    const range = a.tastes.commonRange
      ? (anyone?.rn ?? 0)
      : Math.min(10, Math.max(1, rn(hearing, 'EW-RNG-03') + kind.shift));
    const band = a.tastes.commonRange ? (anyone?.band ?? 0) : bandOf(a, range);
    const rating = kind.attack[band] ?? 0;
    const roll = checkRn(hearing, rating, 'EW-S5-01');
    const wounds = levels(rating, roll, kind.cap);
    figures(`strike of ${next.card}`, what, { ...next, rn: range, band, rating, roll, wounds });
    fight.attacks.push({ card: next.card, sl: wounds, assigned: 0, held: null, focus: null });
  },
  wounded(hearing, what) {
    const { a } = hearing;
    const attack = fightOf(a).attacks.find((one) => one.assigned < one.sl);
    agree(attack !== undefined, `${what.by} has no wounds to assign`);
    equal('whose wound it is', what.by, attack.card);
    const unit = named(a, what.unit);
    const free = hive(a) >= 0 && attack.held === null;
    const able = free ? prey(a) : [target(a, attack)];
    agree(
      able.includes(unit),
      `${what.by} hits ${unit.name}, not ${able.map((one) => one.name).join(' or ')}`,
    );
    if (free && able.length > 1)
      agree(hearing.seat === hive(a) && hearing.choice.do === 'strike', 'the hive was not asked whom to hit');
    attack.assigned++;
    attack.focus ??= unit;
    unit.incoming.push(attack.card);
  },
  shielded() {
    agree(false, 'nobody shields the Queen');
  },
  armour(hearing, what) {
    const next = hearing.armour.shift();
    agree(next !== undefined, `${what.unit} has no wound for its armour`);
    const rating = armour(hearing.a, next.unit, next.card);
    const value = checkRn(hearing, rating, 'EW-S7-02');
    const stopped = value > 0 && value <= rating;
    figures('armour', what, { unit: next.unit.name, rating, rn: value, stopped });
    if (!stopped) next.unit.incoming.push(next.card);
  },
  ignored(hearing, what, rule) {
    agree(hearing.armour.length === 0, 'a wound is ignored before armour');
    const unit = named(hearing.a, what.unit);
    const at = unit.incoming.findIndex((card) => figuresOf(card).name === what.wound);
    agree(at >= 0, `${unit.name} has no wound of a ${what.wound}`);
    unit.incoming.splice(at, 1);
    if (rule !== 'EW-Q-08' || hearing.choice.do !== 'treat') return;
    const medic = numbered(hearing.a, hearing.choice.by);
    agree(medic.type === 'Medic' && medic.band === unit.band, `${medic.name} cannot treat ${unit.name}`);
    useUp(medic, 'Medkit');
  },
  'out of reach'(hearing, what) {
    agree(hearing.armour.length === 0, 'a Medkit is looked for before armour');
    const [medic, unit] = [named(hearing.a, what.by), named(hearing.a, what.unit)];
    figures('who is out of reach', what, { ...what, at: medic.band, band: unit.band });
    agree(medic.band !== unit.band && unit.incoming.length > 0, `${medic.name} can treat ${unit.name}`);
  },
  stimmed(hearing, what) {
    const unit = fightOf(hearing.a).splashed.shift();
    agree(unit?.name === what.unit && hearing.choice.do === 'stim', `${what.unit} uses no stim now`);
    useUp(unit, 'Stim Injector');
    unit.wounds = unit.hits - 1;
  },
  implanted(_ear, what) {
    agree(false, `${what.unit} was not implanted`);
  },
  hit(_ear, what) {
    agree(false, `${what.card} was not hit`);
  },
  killed(_ear, what) {
    agree(false, `${what.card} was not killed`);
  },
  acid(hearing, what) {
    const { a } = hearing;
    const fight = fightOf(a);
    agree(fight.splashed.length === 0, 'acid falls before the last has burnt');
    const card = nextAcid(a, fight);
    agree(card !== undefined, `the acid of ${what.card} falls on nobody`);
    const value = rn(hearing, 'EW-S7-05');
    figures('acid', what, { card, acid: figuresOf(card).acid, rn: value });
    if (value > what.acid) return;
    const near = standing(a).filter(
      (unit) => unit.band === 0 && !unit.items.some((one) => one.item === 'Acid-proof Plate'),
    );
    fight.splashed = a.tastes.deadlyAcid ? near : near.slice(0, 1);
  },
  burnt(hearing, what) {
    const unit = fightOf(hearing.a).splashed.shift();
    agree(unit?.name === what.unit, `${what.unit} is not burnt by acid`);
    if (unit.wounds + 1 >= unit.hits && usable(unit, 'Stim Injector'))
      agree(hearing.choice.do === 'fall', `${unit.name} was not asked about the Stim Injector`);
    wound(unit, 1);
    figures('burnt', what, { wounds: unit.wounds, hits: unit.hits });
    if (unit.status === 'down') hearing.expected.push({ type: 'down', unit: unit.name });
    if (!stands(unit) && isGun(unit)) hearing.a.squad = hearing.a.squad.filter((one) => one !== unit);
  },
  joined(_ear, what) {
    agree(false, `${what.card} was not called`);
  },
  hatched: egg,
  'still closed': egg,
  escaped: burster,
  matured: burster,
  stayed: burster,
  rescued(hearing, what) {
    const { a } = hearing;
    const fight = fightOf(a);
    equal('whose end text it is', what.card, nextText(a, fight));
    agree(fight.cards.delete(what.card), `${what.card} is dead`);
    fight.removed.push(what.card);
    equal('points of a rescue', what.points, 1);
    a.points += 1;
    a.rescued[a.node - 1] = (a.rescued[a.node - 1] ?? 0) + 1;
    hearing.gift = what.card.startsWith('V');
  },
  'bystander lost'({ a }, what) {
    const fight = fightOf(a);
    equal('whose end text it is', what.card, nextText(a, fight));
    agree(fight.killed.includes(what.card), `${what.card} lives`);
    const points = what.card.startsWith('V') ? -2 : -1;
    equal('points of a bystander', what.points, points);
    a.points += points;
    a.bystandersKilled++;
  },
  command(hearing, what) {
    const fight = fightOf(hearing.a);
    agree(hearing.gift, 'nobody brings a CP');
    hearing.gift = false;
    fight.cp = Math.min(fight.most, fight.cp + 1);
    equal('CP', what.cp, fight.cp);
  },
};
