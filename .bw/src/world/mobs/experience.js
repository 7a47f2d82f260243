/** Default experience points of a monster, and those of an animal (vanilla xpReward). */
const MONSTER = 5;
const ANIMAL = [1, 3];
const POINTS = {
    blaze: 10,
    guardian: 10,
    elder_guardian: 10,
    evoker: 10,
    ravager: 20,
    piglin_brute: 20,
    endermite: 3,
    vex: 3,
    wither: 50,
    iron_golem: 0,
    snow_golem: 0,
    villager: 0,
    wandering_trader: 0,
};
/** A baby zombie is worth more, and each piece of gear that it carries. */
const BABY_FACTOR = 2.5;
const GEAR = [1, 3];
const ANIMALS_THAT_FIGHT = /^(wolf|bee|polar_bear|panda|dolphin)$/;
/** Points of experience that a mob leaves when a player kills it. */
export function experienceOf({ kind, type, traits }, chance) {
    if (kind === 'slime' || kind === 'magma_cube')
        return traits.size;
    const fixed = POINTS[kind];
    if (fixed !== undefined)
        return fixed;
    if (type.nature === 'animal' || ANIMALS_THAT_FIGHT.test(kind))
        return traits.baby ? 0 : chance.between(...ANIMAL);
    let points = traits.baby ? Math.floor(MONSTER * BABY_FACTOR) : MONSTER;
    for (let n = traits.equipment.size; n > 0; n--)
        points += chance.between(...GEAR);
    return points;
}
