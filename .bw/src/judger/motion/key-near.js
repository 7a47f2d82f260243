/**
 * A number for each cell within 1,000 blocks of another and at any height of the game; farther cells share some. It is a 32-bit
 * integer, which maps and sets look up fastest.
 */
export const keyNear = ({ x, z }) => (cellX, cellY, cellZ) => (((cellX - x) & 2047) << 20) | (((cellZ - z) & 2047) << 9) | ((cellY + 128) & 511);
