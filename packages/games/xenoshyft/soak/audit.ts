// Many games under the auditor's eyes (`AUDIT_GAMES`, 2200 in all): it throws at the first difference.
import { SET_UPS, auditedGames } from '../test/auditedGames.ts';

const games = Math.ceil(Number(process.env['AUDIT_GAMES'] ?? 2200) / SET_UPS.length);
let all = 0;
for (const [i, setUp] of SET_UPS.entries()) {
  const { decisions, latest } = auditedGames(setUp, 1 + i, games);
  all += decisions;
  console.log(`${setUp.name}: ${games} games, ${decisions} decisions, up to round ${latest}`);
}
console.log(`${games * SET_UPS.length} games, ${all} decisions audited`);
