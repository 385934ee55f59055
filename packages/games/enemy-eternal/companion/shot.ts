// One attack: measured, thrown and carried out as in the book's own chapter (EE-ATK-01).
import { type Bookmark, type Modifier, applies } from '@xenotable/kernel';
import { type Answers, type Sheet, combinations, isAsked, plainSheet } from '@xenotable/kernel/companion';
import { type Arm, armOf, worksClose } from '../book/attack/arms.ts';
import { damageEffects } from '../book/attack/attack.ts';
import {
  blowOf,
  goesWide,
  hitTests,
  isDeflected,
  isSwung,
  mayDeflect,
  mayScatter,
} from '../book/attack/attackTerms.ts';
import { goDown, strike } from '../book/attack/harm.ts';
import { mindEffectOf } from '../book/attack/mindspin.ts';
import { WAITS, adjustDice, victimOf } from '../book/round/dice.ts';
import { has, isDown, onBoard, skill } from '../book/models.ts';
import { test } from '../book/tests.ts';
import { hitValue } from '../book/attack/toHit.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { type Shooting, attackOutlook, shotOf } from './aim.ts';
import { type Band, bandAnswers, bandsOf, distanceOf, outOfReach, reachIn } from './bands.ts';
import { blastOf } from './blast.ts';
import { type Play, chapter, question } from './chapter.ts';
import { part, touch } from './contact.ts';
import { blinks, checkWipe, freed, removed } from './harm.ts';
import type { CompanionTable } from './table.ts';
import { COVERS, coverOf, inches, modelAnswers, subjectOf } from './words.ts';

interface Attack extends Shooting {
  applied: number;
  hit: boolean;
}

export const shotFrame = (f: Shooting): Bookmark & Attack => shot.begin({ ...f, applied: 0, hit: false });

const armed = (w: CompanionTable, f: Shooting): Arm => armOf(modelOf(w, f.by), f.weapon);

/** The attack under one set of answers; null where it is not possible. */
function under(w: CompanionTable, f: Shooting, bands: readonly Band[], answers: Answers): Shooting | null {
  const at = modelOf(w, f.at);
  const reach = reachIn(
    bands.find(({ value }) => value === answers['range']),
    armed(w, f),
    at,
    w.round,
  );
  if (reach === 'out') return null;
  return { ...f, measured: { short: reach === 'short', cover: coverOf(answers['cover']), above: false } };
}

/** EE-CMP-02 EE-CMP-03 Range and cover on one screen; cover is left out where it changes nothing. */
export function measureSheet(w: CompanionTable, f: Shooting, act: Sheet['act'] = null): Sheet {
  const by = modelOf(w, f.by);
  const at = modelOf(w, f.at);
  const arm = armed(w, f);
  const bands = bandsOf([arm], at, w.round);
  const range = {
    key: 'range',
    title: `How far is ${at.name} from ${by.name}?`,
    look: 'buttons' as const,
    answers: bandAnswers(bands, arm, at, w.round),
    distance: distanceOf(bands, by, at),
  };
  const cover = {
    key: 'cover',
    title: `Is ${at.name} in cover from there?`,
    look: 'segments' as const,
    answers: COVERS,
    unless: outOfReach('range', bands, [arm], at, w.round),
  };
  const look = (answers: Answers) => {
    const fired = under(w, f, bands, answers);
    return fired === null ? null : attackOutlook(w, fired);
  };
  const seen = JSON.stringify(look({ range: '0', cover: '0' }));
  const matters = bands.some(({ value }) =>
    COVERS.some(
      (one) =>
        JSON.stringify(look({ range: value, cover: one.value })) !==
        JSON.stringify(look({ range: value, cover: '0' })),
    ),
  );
  applies(matters || seen === null ? 'EE-CMP-02' : 'EE-CMP-03');
  const questions = matters ? [range, cover] : [range];
  return {
    subject: subjectOf(by),
    act,
    questions,
    outlooks: combinations(questions).map((answers) => ({
      answers,
      ...(look(answers) ?? {
        note: 'no shot',
        sentence: `${by.name} cannot attack ${at.name} from there.`,
        rule: 'EE-SHO-02',
        button: 'Go on',
        throws: [],
      }),
    })),
  };
}

/** What was measured goes into the log. */
export function tellMeasured(play: Play, f: Shooting, sheet: Sheet, answers: Answers): void {
  const label = (key: string): string | null =>
    sheet.questions
      .find((one) => one.key === key && isAsked(one, answers))
      ?.answers.find(({ value }) => value === answers[key])
      ?.label.toLowerCase() ?? null;
  play.tell?.(
    {
      type: 'measured',
      model: modelOf(play.w, f.by).name,
      at: modelOf(play.w, f.at).name,
      range: label('range') ?? label('here') ?? 'in reach',
      cover: label('cover'),
    },
    'EE-CMP-02',
  );
}

export const shot = chapter<Attack>('shot')
  .shows('by', 'at', 'weapon', 'actions', 'moving', 'reason', 'close')
  .steps({
    measure: question({
      rule: 'EE-CMP-02',
      sheet: (w, f: Attack) => (f.close || f.measured !== null ? null : measureSheet(w, f)),
      trail: (w, f, answers) => ({
        label: 'Range',
        value:
          bandsOf([armed(w, f)], modelOf(w, f.at), w.round).find(({ value }) => value === answers['range'])
            ?.label ?? '',
      }),
      take(play, f, answers) {
        const { w } = play;
        const sheet = measureSheet(w, f);
        tellMeasured(play, f, sheet, answers);
        const fired = under(w, f, bandsOf([armed(w, f)], modelOf(w, f.at), w.round), answers);
        if (fired === null) return 'done';
        f.measured = fired.measured;
      },
    }),
    /** EE-SHO-03 EE-SHO-09 EE-CHG-06 The to-hit test. EE-SPC-38 Shredding needs two. */
    'to hit': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const at = modelOf(w, f.at);
        if (!onBoard(by) || !onBoard(at)) return 'done';
        const attack = shotOf(w, f);
        const { arm } = attack;
        if (has(by, 'Shadow')) by.seenUntil = w.round + 1;
        if (arm.rules.includes('One Use')) by.used.push(arm.name);
        if (f.steady && f.actions === 1 && arm.attachments.includes('Hair Trigger'))
          by.used.push('Hair Trigger');
        applies('EE-ATK-01');
        const parts: Modifier[] = [];
        const value = hitValue(w, attack, parts);
        const { dice, times } = hitTests(arm, f.close);
        f.hit = true;
        for (let n = 0; n < times && f.hit; n++) {
          const tested = test(play, value, n === 0 ? 'EE-SHO-03' : 'EE-SPC-38', dice);
          f.hit = tested.passed;
          play.tell?.(
            {
              type: f.hit ? 'hit' : 'missed',
              model: by.name,
              at: at.name,
              weapon: arm.name,
              dice: tested.dice,
              value,
              parts,
              close: f.close,
            },
            f.close ? 'EE-CHG-06' : 'EE-SHO-09',
          );
        }
        if (!f.hit) return { goTo: 'counterattack' };
      },
    },
    /** EE-SPC-35 Scatter: 4 to 6 goes wide. */
    scatter: {
      run(play, f) {
        const by = modelOf(play.w, f.by);
        if (!mayScatter(armed(play.w, f), f.close)) return { goTo: 'turned aside' };
        const die = play.roll(6, 'EE-SPC-35');
        play.tell?.({ type: 'scatter', model: by.name, die, wide: goesWide(die) }, 'EE-SPC-35');
        if (!goesWide(die)) return { goTo: 'turned aside' };
      },
    },
    /** EE-SPC-36 EE-SPC-37 It explodes 3 inches off, where the player of the target says; whoever stands there is hit. */
    'where it explodes': question({
      rule: 'EE-SPC-36',
      sheet: (w, f: Attack) =>
        plainSheet(
          {
            key: 'struck',
            title: 'Who stands where it explodes?',
            look: 'buttons',
            answers: [
              { value: 'nobody', label: 'Nobody' },
              ...modelAnswers(w.models.filter((m) => onBoard(m) && m.id !== f.at)),
            ],
          },
          {
            rule: 'EE-SPC-36',
            subject: subjectOf(modelOf(w, f.by)),
            act: {
              words: `Mark a spot ${inches(3)} from ${modelOf(w, f.at).name}.`,
              why: scatterWhy(w, f),
              rule: modelOf(w, f.at).side === 1 ? 'EE-AUT-19' : 'EE-SPC-36',
            },
            throws: (value) =>
              value === 'nobody' ? [] : attackOutlook(w, { ...f, at: Number(value) }).throws.slice(-1),
          },
        ),
      take(play, f, answers) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const arm = armed(w, f);
        const id = answers['struck'] === 'nobody' ? null : Number(answers['struck']);
        const struck = id === null ? null : modelOf(w, id);
        play.tell?.({ type: 'explodes near', weapon: arm.name, at: struck?.name ?? null }, 'EE-SPC-36');
        if (arm.rules.includes('High Explosive'))
          play.tell?.({ type: 'terrain falls', weapon: arm.name }, 'EE-SPC-28');
        if (struck === null) return 'done';
        f.at = struck.id;
        struck.hitBy.push(by.id);
        f.applied = strike(
          play,
          struck,
          { value: arm.value, type: arm.type, armour: true, clumsy: false },
          { cover: 0 },
        );
        if (f.applied > 0) damageEffects(play, struck.id, arm.rules);
        return { goTo: 'destruction' };
      },
    }),
    /** EE-SPO-06 Deflect turns a shot into a miss. */
    'turned aside': {
      run(play, f) {
        const at = modelOf(play.w, f.at);
        if (!mayDeflect(at, armed(play.w, f), f.close)) return;
        const die = play.roll(6, 'EE-SPO-06');
        play.tell?.({ type: 'deflect', model: at.name, die, deflected: isDeflected(die) }, 'EE-SPO-06');
        if (isDeflected(die)) return 'done';
      },
    },
    /** EE-ATK-03 EE-SPC-33 The hit counts; then Armour, damage and what the weapon does besides. */
    'armour and damage': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const at = modelOf(w, f.at);
        const arm = armed(w, f);
        at.hitBy.push(by.id);
        applies('EE-ATK-03');
        if (arm.slot === 'mind') {
          spin(play, by, at);
          return { goTo: 'the end' };
        }
        if (!f.close && arm.rules.includes('Lasso') && !has(at, 'Emplaced')) {
          part(w, at);
          touch(w, by, at);
          play.tell?.({ type: 'touches', model: at.name, at: by.name }, 'EE-SPC-33');
        }
        const fired = !isSwung(arm, f.close);
        f.applied = strike(play, at, blowOf(by, arm, f.close), f.measured ?? { cover: 0 });
        if (f.applied > 0 && fired) damageEffects(play, at.id, arm.rules);
        if (fired && arm.rules.includes('High Explosive'))
          play.tell?.({ type: 'terrain falls', weapon: arm.name }, 'EE-SPC-28');
      },
    },
    destruction: {
      run(play, f) {
        const at = modelOf(play.w, f.at);
        const blast = fallen(play, at, modelOf(play.w, f.by), f.applied);
        return blast === null ? { goTo: 'the end' } : { call: blast, then: 'the end' };
      },
    },
    /** EE-SPO-12 A charge that missed a Muton is answered with its Bayonet. */
    counterattack: {
      run(play, f) {
        const { w } = play;
        const at = modelOf(w, f.at);
        if (f.hit || f.reason !== 'charge' || !has(at, 'Counterattack')) return;
        if (isDown(at) || at.spent.includes('Counterattack') || at.secondary === null) return;
        if (!worksClose(armOf(at, at.secondary))) return;
        at.spent.push('Counterattack');
        play.tell?.({ type: 'counterattack', model: at.name, at: modelOf(w, f.by).name }, 'EE-SPO-12');
        return { call: shotFrame(counterOf(f, at.secondary)) };
      },
    },
    'the end': { run: (play) => checkWipe(play) },
  });

const counterOf = (f: Shooting, weapon: string): Shooting => ({
  by: f.at,
  at: f.by,
  weapon,
  actions: 2,
  moving: false,
  steady: false,
  reason: 'counter',
  close: true,
  measured: null,
});

const scatterWhy = (w: CompanionTable, f: Attack): string =>
  modelOf(w, f.at).side === 1
    ? 'On one of your soldiers if one is there, the weakest first; else where the least cover is lost.'
    : 'Your side says where: it was your soldier who was shot at.';

/** EE-DMG-10 EE-SPO-17 EE-SPO-18 What follows when Wounds are lost; a machine that blows up asks who stands beside it. */
export function fallen(play: Play, m: Model, by: Model | null, applied: number): Bookmark | null {
  if (!onBoard(m)) return null;
  if (m.wounds > 0) {
    if (applied > 0) blinks(play, m);
    return null;
  }
  removed(play, m, by);
  if (!has(m, 'Volatile')) return null;
  const die = play.roll(6, 'EE-SPO-18');
  play.tell?.({ type: 'volatile', model: m.name, die }, 'EE-SPO-18');
  return die >= 4 ? blastOf(m) : null;
}

/** EE-SPC-13 What a mind that was hit suffers. */
function spin(play: Play, caster: Model, m: Model): void {
  const { w } = play;
  const dice = play.rolls(2, 6, 'EE-SPC-13');
  const effect = mindEffectOf(dice.reduce((all, die) => all + die, 0));
  play.tell?.({ type: 'mindspin', model: caster.name, at: m.name, dice, effect }, 'EE-SPC-13');
  if (effect === 'disorientation') goDown(play, m, 'forced', 'EE-SPC-15');
  else if (effect === 'panic') {
    m.down = 'no';
    part(w, m);
    const words = `${inches(skill(w, m, 'MOBILITY'))} straight away from ${caster.name}`;
    play.tell?.({ type: 'moved as told', model: m.name, words }, 'EE-SPC-14');
  } else takeControl(play, caster, m);
}

/** EE-SPC-16 EE-SPC-19 The target obeys the caster's side; one that is controlled already is only freed. */
function takeControl(play: Play, caster: Model, m: Model): void {
  const { w } = play;
  if (m.mind !== null) return freed(play, m);
  if (victimOf(w, caster) !== null) return;
  const victim = victimOf(w, m);
  if (victim !== null) freed(play, victim);
  m.mind = { by: caster.id, until: w.round + 1 };
  m.control = caster.control;
  m.overwatch = null;
  m.watched = [];
  part(w, m);
  play.tell?.({ type: 'mind controlled', model: m.name, by: caster.name }, 'EE-SPC-16');
  if (m.activated > 0) return;
  m.activated = WAITS;
  adjustDice(play, m);
}
