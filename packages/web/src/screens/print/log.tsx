// A table on this device as paper: its set-up, its state or result, and its whole log.
import { titleOf } from '@xenotable/shelf';
import type { LogLine } from '@xenotable/kernel';
import type { GameModule } from '../../table/contract.ts';
import type { Block, PrintSheet } from '../../table/print/contract.ts';
import { Table, block, heading } from '../../table/print/parts.tsx';
import { endingOf } from '../../table/endingOf.ts';
import { EndReport } from '../../table/story/EndReport.tsx';
import { storyOf } from '../../table/story/storyOf.ts';
import { homeMade, homeMadeThings, houseRules } from '../../table/houseRules.ts';
import { tablesWorker } from '../../worker/client.ts';

const LINES_AT_ONCE = 8;

/** The log a few lines at a time, with a heading for each section. */
function logBlocks(lines: readonly LogLine[]): Block[] {
  const blocks: Block[] = [];
  let some: LogLine[] = [];
  const close = (): void => {
    if (some.length > 0) blocks.push(block(<LogLines lines={some} />));
    some = [];
  };
  for (const line of lines) {
    if (line.section !== undefined) {
      close();
      blocks.push(heading(line.section));
    }
    some.push(line);
    if (some.length === LINES_AT_ONCE) close();
  }
  close();
  return blocks;
}

const LogLines = ({ lines }: { lines: readonly LogLine[] }) => (
  <ul className="print-log">
    {lines.map((line, i) => (
      <li key={i}>
        {line.words}
        {line.dice !== undefined && line.dice.length > 0 && ` [${line.dice.join(' ')}]`}{' '}
        <small>{line.rule}</small>
      </li>
    ))}
  </ul>
);

/** `module` words the ending; `table` is its id on this device. */
export const logSheet = (module: GameModule, table: string): PrintSheet => ({
  id: 'log',
  name: 'Log and report',
  says: 'The table that you came from: its set-up, result, losses and every line of its log.',
  async pages() {
    const { row, viewer, view } = await tablesWorker.glance(table);
    const [lines, sheet] = await Promise.all([
      tablesWorker.lines(table, viewer),
      tablesWorker.sheet(row.game, row.edition),
    ]);
    const { debrief: debriefOf, Report } = await storyOf(module);
    const debrief = row.over === null ? null : (debriefOf?.(view, lines, row.seats) ?? null);
    const ending =
      row.over === null ? null : endingOf(module, { view, viewer, seats: row.seats, over: row.over });
    const made = [homeMade(sheet, row.options), homeMadeThings(sheet, row.options)];
    const house = [...made.filter((one) => one !== null), ...houseRules(sheet, row.options)];
    return [
      {
        kind: 'flow',
        title: row.name,
        sub: `${titleOf(row.game)?.name ?? row.game} · ${module.headline(view)} · edition ${row.edition}`,
        sections: [
          {
            columns: 2,
            blocks: [
              heading(ending === null ? 'Not over yet' : ending.title),
              ...(row.over === null
                ? []
                : [
                    block(
                      <div className="print-text">
                        <EndReport {...{ Report, view }} seats={row.seats} why={row.over.why} />
                      </div>,
                    ),
                  ]),
              block(
                <Table
                  heads={['Seat', 'Played by']}
                  rows={row.seats.map((seat, i) => [seat.name, row.programs[i] ?? seat.kind])}
                />,
              ),
              ...(house.length === 0
                ? []
                : [
                    heading('House rules'),
                    block(
                      <Table heads={['Rule', 'Here']} rows={house.map((one) => [one.label, one.value])} />,
                    ),
                  ]),
              ...(debrief === null || debrief.points.length === 0
                ? []
                : [
                    heading('Points'),
                    block(
                      <Table
                        heads={['For', '']}
                        rows={debrief.points.map((one) => [one.words, one.value])}
                      />,
                    ),
                  ]),
              ...(debrief === null || debrief.losses.length === 0
                ? []
                : [
                    heading('Losses'),
                    block(
                      <Table
                        heads={['Who', 'How', 'When']}
                        rows={debrief.losses.map((one) => [one.name, one.how, one.when])}
                      />,
                    ),
                  ]),
            ],
          },
          { columns: 1, blocks: [heading('Log')] },
          { columns: 2, blocks: logBlocks(lines) },
        ],
      },
    ];
  },
});
