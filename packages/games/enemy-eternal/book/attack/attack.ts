// One attack from its first die to the last consequence (EE-ATK-01).
import { type Bookmark, type Modifier, applies } from '@xenotable/kernel';
import { saidAs } from '../../choices.ts';
import { itemOf } from '../../content/gear.ts';
import { spotOfAutomaton } from '../automaton/scatter.ts';
import { type Arm, armOf, worksClose } from './arms.ts';
import { blowOf, goesWide, hitTests, isDeflected, isSwung, mayDeflect, mayScatter } from './attackTerms.ts';
import { type Play, fieldChapter } from '../chapter.ts';
import { useUp } from '../round/dice.ts';
import { blast, scatterSpots } from './explosion.ts';
import { cellOf, ground, spotOf } from '../board/ground.ts';
import { aftermath, countHit, engage, goDown, strike } from './harm.ts';
import { lasso } from './lasso.ts';
import { comesIntoView } from '../deployment/infiltrator.ts';
import { mindEffect } from './mindspin.ts';
import { has, isDown, isEngaged, modelAt, onBoard, touches } from '../models.ts';
import { commander } from '../seats.ts';
import { test } from '../tests.ts';
import { type Shot, hitValue } from './toHit.ts';
import { checkWipe } from '../wipe.ts';
import type { Cell, Table } from '../../table.ts';
import { modelOf } from '../../tableReaders.ts';

/** An attack as it is declared. */
export interface Declared {
  by: number;
  at: number;
  weapon: string;
  actions: 1 | 2;
  moving: boolean;
  /** Something takes away the -1 of one action. */
  steady: boolean;
  reason: 'attack' | 'charge' | 'react' | 'free' | 'counter';
}

/** An attack under way; after a scatter `at` is whoever stands where it explodes, -1 for nobody. */
export interface Attack extends Declared {
  /** The cell of the explosion after a scatter; -1 before. */
  spot: Cell;
  applied: number;
  /** It is made in close combat. */
  close: boolean;
}

export const attackFrame = (declared: Declared): Bookmark =>
  attack.begin({ ...declared, spot: -1, applied: 0, close: false });

/** The attack as the modifiers read it. */
export function shotOf(
  w: Table,
  { by: attacker, at: target, weapon, actions, moving, steady }: Declared,
): Shot {
  const by = modelOf(w, attacker);
  const at = modelOf(w, target);
  return {
    by,
    from: by.cell,
    at,
    to: at.cell,
    arm: armOf(by, weapon),
    actions,
    moving,
    close: touches(w, by, at),
    steady,
  };
}

const inClose = (w: Table, f: Attack): boolean =>
  f.reason !== 'react' && touches(w, modelOf(w, f.by), modelOf(w, f.at));

export const attack = fieldChapter<Attack>('attack')
  .shows('by', 'at', 'weapon', 'actions', 'moving', 'steady', 'reason', 'spot', 'applied', 'close')
  .steps({
    /** EE-SHO-03 EE-SHO-09 EE-CHG-06 The to-hit test. EE-SPC-38 Shredding needs two. */
    'to hit': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const at = modelOf(w, f.at);
        if (!onBoard(by) || !onBoard(at)) return 'done';
        f.close = inClose(w, f);
        const shot = shotOf(w, f);
        const { arm } = shot;
        applies('EE-ATK-01');
        applies(arm.id);
        applies('EE-TST-03');
        markAttachments(arm, f.close);
        if (!f.close && isEngaged(w, at)) applies('EE-ATK-04');
        if (f.close && isEngaged(w, by)) applies('EE-ENG-03');
        if (isEngaged(w, by) && f.reason === 'attack') applies('EE-ACT-12');
        if (has(by, 'Shadow')) {
          by.seenUntil = w.round + 1;
          applies('EE-SPO-03');
        }
        if (arm.slot === 'utility') applies('EE-EQP-07');
        if (arm.rules.includes('One Use')) {
          by.used.push(arm.name);
          applies('EE-SPO-20');
        }
        if (
          f.steady &&
          f.actions === 1 &&
          arm.attachments.includes('Hair Trigger') &&
          f.reason === 'attack'
        ) {
          by.used.push('Hair Trigger');
          applies('EE-EQP-10');
        }
        const parts: Modifier[] = [];
        const value = hitValue(w, shot, parts);
        const { dice, times } = hitTests(arm, f.close);
        let hit = true;
        for (let n = 0; n < times && hit; n++) {
          const tested = test(play, value, n === 0 ? 'EE-SHO-03' : 'EE-SPC-38', dice);
          hit = tested.passed;
          play.tell?.(
            {
              type: hit ? 'hit' : 'missed',
              model: by.name,
              at: at.name,
              weapon: arm.name,
              dice: tested.dice,
              value,
              parts,
              close: f.close,
              ...(times === 2 && { test: n === 0 ? 1 : 2 }),
            },
            f.close ? 'EE-CHG-06' : 'EE-SHO-09',
          );
        }
        if (!hit) return { goTo: 'counterattack' };
      },
    },
    /** EE-SPC-35 Scatter: 4 to 6 goes wide. */
    scatter: {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        if (!mayScatter(armOf(by, f.weapon), f.close)) return { goTo: 'cancelled' };
        const die = play.roll(6, 'EE-SPC-35');
        play.tell?.({ type: 'scatter', model: by.name, die, wide: goesWide(die) }, 'EE-SPC-35');
        if (!goesWide(die)) return { goTo: 'cancelled' };
      },
    },
    /** EE-SPC-36 The player of the target says where it explodes. */
    'scatter spot': {
      rule: 'EE-SPC-36',
      prompt: (w, f) => `The shot at ${modelOf(w, f.at).name} goes wide. Where does it explode?`,
      who: (w, f) => (f.spot >= 0 ? null : commander(w, modelOf(w, f.at))),
      offers: (w, f) =>
        scatterSpots(w, modelOf(w, f.at).cell).map((cell) => ({ do: 'spot', at: spotOf(ground(w), cell) })),
      auto: ({ w }, f) => ({ do: 'spot', at: spotOf(ground(w), spotOfAutomaton(w, modelOf(w, f.at))) }),
      take(play, f, _seat, choice) {
        f.spot = cellOf(ground(play.w), saidAs(choice, 'spot').at);
      },
    },
    /** EE-SPC-37 Whoever stands there is hit; High Explosive works from there. */
    'explode there': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const arm = armOf(by, f.weapon);
        play.tell?.({ type: 'explodes', at: spotOf(ground(w), f.spot), weapon: arm.name }, 'EE-SPC-36');
        const standing = modelAt(w, f.spot);
        const struck = standing?.neutral === true ? null : standing;
        applies('EE-SPC-37');
        f.at = struck?.id ?? -1;
        if (struck !== null) {
          countHit(play, by, struck, true);
          f.applied = strike(
            play,
            struck,
            { value: arm.value, type: arm.type, armour: true, clumsy: false },
            by.cell,
          );
          if (f.applied > 0) damageEffects(play, struck.id, arm.rules);
        }
        const splash = arm.rules.includes('High Explosive')
          ? blast(play, f.spot, f.applied, by, arm, struck)
          : null;
        return splash === null ? { goTo: 'destruction' } : { call: splash, then: 'destruction' };
      },
    },
    /** EE-SPO-06 Deflect turns a shot into a miss. */
    cancelled: {
      run(play, f) {
        const at = modelOf(play.w, f.at);
        if (!mayDeflect(at, armOf(modelOf(play.w, f.by), f.weapon), f.close)) return;
        const die = play.roll(6, 'EE-SPO-06');
        play.tell?.({ type: 'deflect', model: at.name, die, deflected: isDeflected(die) }, 'EE-SPO-06');
        if (isDeflected(die)) return { goTo: 'the end' };
      },
    },
    /** EE-SPC-33 Lasso pulls the target into base contact. EE-ATK-03 Then the hit is counted. */
    'the hit counts': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const at = modelOf(w, f.at);
        const pulled = !f.close && armOf(by, f.weapon).rules.includes('Lasso') && lasso(play, by, at);
        countHit(play, by, at, !f.close);
        // EE-DEP-06 EE-SPC-30 Whoever is pulled sees what there is to be seen from there.
        return (pulled ? comesIntoView(play, at) : null) ?? undefined;
      },
    },
    /** EE-SPC-12 A Mindspin hit has neither Armour test nor damage. */
    'armour and damage': {
      run(play, f) {
        const { w } = play;
        const by = modelOf(w, f.by);
        const at = modelOf(w, f.at);
        const arm = armOf(by, f.weapon);
        if (arm.slot === 'mind') {
          const next = mindEffect(play, by, at);
          applies('EE-SPC-12');
          return next === null ? { goTo: 'the end' } : { call: next, then: 'the end' };
        }
        const close = f.close;
        const fired = !isSwung(arm, close);
        if (!fired) {
          applies('EE-CHG-08');
          applies('EE-CHG-09');
        }
        f.applied = strike(play, at, blowOf(by, arm, close), by.cell);
        if (f.applied > 0 && fired) damageEffects(play, f.at, arm.rules);
        const splash =
          fired && arm.rules.includes('High Explosive') ? blast(play, at.cell, f.applied, by, arm, at) : null;
        if (splash !== null) return { call: splash };
      },
    },
    /** EE-DMG-10 Destruction and its consequences. */
    destruction: {
      run(play, f) {
        const { w } = play;
        const next = f.at < 0 ? null : aftermath(play, modelOf(w, f.at), modelOf(w, f.by), f.applied);
        return next === null ? { goTo: 'the end' } : { call: next, then: 'the end' };
      },
    },
    /** EE-SPO-12 A charge that missed a Muton is answered with its Bayonet. */
    counterattack: {
      run(play, f) {
        const { w } = play;
        const at = modelOf(w, f.at);
        const by = modelOf(w, f.by);
        if (f.reason !== 'charge' || !has(at, 'Counterattack')) return;
        applies('EE-SPO-12');
        if (isDown(at) || at.spent.includes('Counterattack') || at.secondary === null || !touches(w, at, by))
          return;
        if (!worksClose(armOf(at, at.secondary))) return;
        at.spent.push('Counterattack');
        play.tell?.({ type: 'counterattack', model: at.name, at: by.name }, 'EE-SPO-12');
        return {
          call: attackFrame({
            by: at.id,
            at: by.id,
            weapon: at.secondary,
            actions: 2,
            moving: false,
            steady: false,
            reason: 'counter',
          }),
        };
      },
    },
    'the end': {
      run(play) {
        engage(play);
        checkWipe(play);
      },
    },
  });

/** EE-EQP-03 What is fixed to the weapon works with it, except in close combat. EE-EQP-05 Rounds are loaded. */
function markAttachments(arm: Arm, close: boolean): void {
  if (close) return;
  for (const item of arm.attachments) {
    applies(itemOf(item).id);
    applies('EE-EQP-03');
    if (itemOf(item).rounds !== undefined) applies('EE-EQP-05');
  }
}

/** EE-SPC-46 EE-SPP-03 Zapper knocks down and takes the activation. EE-SPO-15 Venom poisons. */
export function damageEffects(play: Play, target: number, rules: readonly string[]): void {
  const at = modelOf(play.w, target);
  if (rules.includes('Zapper')) {
    goDown(play, at, 'forced', 'EE-SPC-46');
    applies('EE-SPP-03');
    if (at.wounds > 0) useUp(play, at);
  }
  if (rules.includes('Venom') && !at.poisoned) {
    at.poisoned = true;
    play.tell?.({ type: 'poisoned', model: at.name }, 'EE-SPO-15');
  }
}
