// In the set-up: the map of the chosen scenario.
import type { MissionId } from '@xenotable/enemy-eternal/preview';
import type { OptionPictureProps } from '../../../table/contract.ts';
import { MissionMap } from './MissionMap.tsx';
import { STEPS } from './steps.ts';

const isMission = (value: unknown): value is MissionId =>
  typeof value === 'string' && Object.hasOwn(STEPS, value);

export default function OptionPicture({ option, value }: OptionPictureProps) {
  return option === 'mission' && isMission(value) ? <MissionMap mission={value} /> : null;
}
