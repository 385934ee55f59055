// EE-CMP-01 EE-DEP-05 Pods and reinforcements: the app knows who they are, the people know when they are seen and put them down.
import type { Bookmark } from '@xenotable/kernel';
import { plainSheet } from '@xenotable/kernel/companion';
import { WAITS } from '../book/round/dice.ts';
import { missionOf } from '../book/missions/index.ts';
import { type Play, chapter, question } from './chapter.ts';

interface Pods {
  title: string;
}

export const podFrame = (title: string): Bookmark & Pods => pods.begin({ title });

/** EE-DEP-07 EE-DEP-08 The models of a pod come onto the table; their dice come with the next round. */
export function placePod(play: Play, letter: string, waits: boolean): void {
  const { w } = play;
  const pod = w.pods.find((one) => one.letter === letter);
  if (pod === undefined) return;
  pod.state = 'placed';
  const models = w.models.filter((m) => m.place === 'reserve' && m.pod === letter);
  for (const m of models) {
    m.place = 'board';
    if (waits) m.activated = WAITS;
  }
  play.tell?.({ type: 'pod found', pod: letter, models: models.map(({ name }) => name) }, 'EE-DEP-07');
}

/** EE-DEP-09 Those who arrive in this round. */
export function reinforce(play: Play): void {
  const { w } = play;
  const coming = w.models.filter((m) => m.place === 'reserve' && m.pod === `round ${w.round}`);
  if (coming.length === 0) return;
  for (const m of coming) m.place = 'board';
  play.tell?.({ type: 'reinforced', models: coming.map(({ name }) => name) }, 'EE-DEP-09');
}

export const pods = chapter<Pods>('pods')
  .shows('title')
  .steps({
    'which pod': question({
      rule: 'EE-DEP-06',
      sheet(w, f: Pods) {
        const waiting = w.pods.filter(({ state }) => state === 'waiting');
        if (waiting.length === 0) return null;
        const scattered = missionOf(w).pods?.scattered === true;
        return plainSheet(
          {
            key: 'pod',
            title: f.title,
            look: 'buttons',
            answers: [
              { value: 'none', label: 'No' },
              ...waiting.map(({ letter }) => ({ value: letter, label: `Pod ${letter}` })),
            ],
          },
          {
            rule: 'EE-DEP-06',
            act: {
              words: 'A pod whose condition is met is set up now.',
              why: missionOf(w).text,
              rule: missionOf(w).pods?.rule ?? 'EE-DEP-06',
            },
            sentence: (value) =>
              value === 'none' ? 'Nothing comes into view.' : `Pod ${value} is set up around its marker.`,
            throws: (value) =>
              value !== 'none' && scattered
                ? [{ label: 'How far off it is set up', dice: 2, sides: 6, rule: 'EE-DEP-07' }]
                : [],
          },
        );
      },
      take(play, _f, { pod }) {
        if (pod === 'none' || pod === undefined) return 'done';
        if (missionOf(play.w).pods?.scattered === true) {
          const dice = play.rolls(2, 6, 'EE-DEP-07');
          play.tell?.({ type: 'pod scattered', pod, dice }, 'EE-DEP-07');
        }
        placePod(play, pod, true);
        return 'again';
      },
    }),
  });
