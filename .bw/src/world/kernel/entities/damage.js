/** Vanilla damage sources. */
const CAUSES = {
    fall: { message: 'fall', armour: false, rule: 'fallDamage' },
    void: { message: 'outOfWorld', armour: false, absolute: true },
    kill: { message: 'outOfWorld', armour: false, absolute: true },
    attack: { message: 'generic', armour: true },
    projectile: { message: 'generic', armour: true },
    explosion: { message: 'generic', armour: true },
    lightning: { message: 'lightningBolt', armour: true },
    thorns: { message: 'thorns', armour: true },
    generic: { message: 'generic', armour: true },
    magic: { message: 'magic', armour: false },
    drown: { message: 'drown', armour: false, rule: 'drowningDamage' },
    starve: { message: 'starve', armour: false },
    suffocation: { message: 'inWall', armour: false },
    lava: { message: 'lava', armour: true, rule: 'fireDamage' },
    fire: { message: 'inFire', armour: false, rule: 'fireDamage' },
    burning: { message: 'onFire', armour: false, rule: 'fireDamage' },
    magma: { message: 'hotFloor', armour: true, rule: 'fireDamage' },
    cactus: { message: 'cactus', armour: true },
    berries: { message: 'sweetBerryBush', armour: true },
};
export const causeOf = (cause) => CAUSES[cause];
/** Whether fire resistance protects against it. */
export const isHeat = (cause) => ['lava', 'fire', 'burning', 'magma'].includes(cause);
/** Whether the game rules allow this cause of damage. */
export function isAllowed(cause, rules) {
    const { rule } = CAUSES[cause];
    return rule === undefined || rules.get(rule) !== false;
}
