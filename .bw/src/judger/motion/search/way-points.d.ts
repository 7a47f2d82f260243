import type { Position } from '../../../core/position.ts';
import type { StateReader } from '../../client/extras.ts';
import { type MovingTable } from './moving-table.ts';
/** The points that the feet pass on a path of cells: the centre of each floor block, or of the cell in water. */
export declare function wayPoints(path: readonly Position[], cells: StateReader, table: MovingTable): Position[];
