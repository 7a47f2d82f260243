/** Game time of a tick (ms). */
export const TICK_MS = 50
/** Durations of chat lines, of the held item's name, and of a portal's purple overlay fading in completely (ticks). */
export const [CHAT_TICKS, NAME_TICKS, PORTAL_TICKS] = [200, 40, 80]
/** Duration of the flashing of hearts after damage, and ticks from one flash to the next. */
const [FLASH_TICKS, FLASH_STEP] = [20, 3]
/** Tilt of the head after damage (radians), and how long it takes (ticks) (vanilla `bobHurt`). */
const [TILT, TILT_TICKS] = [(14 * Math.PI) / 180, 10]

/** Whether hearts are lit up. @param since ticks since the last damage */
export const isFlashing = (since: number): boolean =>
  since < FLASH_TICKS && Math.floor(since / FLASH_STEP) % 2 === 1

/** How far the head is tilted to the right (radians). @param since ticks since the last damage */
export function tiltAfter(since: number): number {
  const left = Math.max(0, TILT_TICKS - since) / TILT_TICKS
  return -TILT * Math.sin(left ** 4 * Math.PI)
}

/**
 * For how many of the last ticks a player has stood in a portal, at most as many as its overlay takes to fade in. @param wasIn
 * whether it stood in one this many ticks ago
 */
export function ticksInPortal(wasIn: (ago: number) => boolean): number {
  let ticks = 0
  while (ticks < PORTAL_TICKS && wasIn(ticks)) ticks++
  return ticks
}
