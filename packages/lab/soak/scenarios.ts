// Five thousand damaged scenarios of every title: each is refused with field and reason, has a `stop` problem, or plays to its end.
import { mutatedScenarios } from '@xenotable/kernel/proof';
import { gameNames, gamePackage } from '@xenotable/shelf';

const COUNT = Number(process.env['SCENARIOS'] ?? 5000);

for (const name of gameNames) {
  const { game, bound } = await gamePackage(name);
  if (game.scenarios === undefined) continue;
  const { refused, stopped, played } = mutatedScenarios(game, COUNT, 1, bound);
  console.log(
    `${name}: ${COUNT} spoiled scenarios: ${refused} refused, ${stopped} stopped, ${played} played to their end`,
  );
}
