// The result in the game's own form, or the reason that the rules give.
import type { Json, SeatPlan } from '@xenotable/kernel';
import { capital } from '../../kit/words.ts';
import type { Story } from '../storyContract.ts';

interface EndReportProps extends Pick<Story, 'Report'> {
  view: Json;
  seats: readonly SeatPlan[];
  why: string;
}

export const EndReport = ({ Report, view, seats, why }: EndReportProps) =>
  Report === undefined ? capital(why) : <Report view={view} seats={seats} />;
