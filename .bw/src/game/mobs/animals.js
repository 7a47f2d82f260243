const GIFTS = [
    {
        animal: /^(cow|goat|mooshroom)$/,
        tool: 'bucket',
        usesUp: true,
        gives: { item: 'milk_bucket', count: 1 },
    },
    { animal: /^sheep$/, tool: 'shears', usesUp: false, gives: { item: 'white_wool', count: 1 } },
    {
        animal: /^mooshroom$/,
        tool: 'bowl',
        usesUp: true,
        gives: { item: 'mushroom_stew', count: 1 },
    },
];
/** Drops of a hunted animal (vanilla without looting): one of each possible drop. A rabbit may drop nothing. */
const LOOT = {
    cow: [{ item: 'beef', count: 1 }],
    mooshroom: [{ item: 'beef', count: 1 }],
    pig: [{ item: 'porkchop', count: 1 }],
    sheep: [
        { item: 'mutton', count: 1 },
        { item: 'white_wool', count: 1 },
    ],
    chicken: [{ item: 'chicken', count: 1 }],
    rabbit: [{ item: 'rabbit', count: 1 }],
};
/** Animals that tasks may mention. */
export const isAnimal = (name) => Object.hasOwn(LOOT, name) || GIFTS.some(({ animal }) => animal.test(name));
/** The yield of using a tool on an animal; undefined if there is none. */
export const giftOf = (animal, tool) => GIFTS.find((gift) => gift.tool === tool && gift.animal.test(animal));
/** Everything that an animal gives. */
export const giftsOf = (animal) => GIFTS.filter((gift) => gift.animal.test(animal));
export const lootOf = (animal) => Object.hasOwn(LOOT, animal) ? LOOT[animal] : [];
