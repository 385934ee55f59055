// All missions by their number.
import type { MissionId, Table } from '../../table.ts';
import { b1 } from './b1.ts';
import { b2 } from './b2.ts';
import { b3 } from './b3.ts';
import { b4 } from './b4.ts';
import { b5 } from './b5.ts';
import { b6 } from './b6.ts';
import { b7 } from './b7.ts';
import { b8 } from './b8.ts';
import type { Mission } from './mission.ts';
import { se11 } from './se11.ts';
import { se12 } from './se12.ts';
import { se13 } from './se13.ts';
import { se14 } from './se14.ts';
import { se15 } from './se15.ts';
import { se16 } from './se16.ts';
import { se17 } from './se17.ts';
import { se18 } from './se18.ts';
import { se19 } from './se19.ts';
import { se1x } from './se1x.ts';

export const missions: Readonly<Record<MissionId, Mission>> = {
  B1: b1,
  B2: b2,
  B3: b3,
  B4: b4,
  B5: b5,
  B6: b6,
  B7: b7,
  B8: b8,
  'SE1.1': se11,
  'SE1.2': se12,
  'SE1.3': se13,
  'SE1.4': se14,
  'SE1.5': se15,
  'SE1.6': se16,
  'SE1.7': se17,
  'SE1.8': se18,
  'SE1.9': se19,
  'SE1.X': se1x,
};

export const missionOf = (w: Table): Mission => missions[w.mission];
