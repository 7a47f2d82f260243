/** Numbers of the block entity types, by version. */
/** Types of data, in the order in which 1.19.2 numbers them in the protocol. */
export const ENTITY_TYPES = `
  furnace chest trapped_chest ender_chest jukebox dispenser dropper sign mob_spawner piston brewing_stand
  enchanting_table end_portal beacon skull daylight_detector hopper comparator banner structure_block end_gateway
  command_block shulker_box bed conduit barrel smoker blast_furnace lectern bell jigsaw campfire beehive sculk_sensor
  sculk_catalyst sculk_shrieker
`
    .trim()
    .split(/\s+/);
/** Update actions of 1.16, which has no registry for them: some types have a number, others are not sent. */
const OF_1_16 = ` mob_spawner command_block beacon skull conduit banner structure_block end_gateway sign - bed jigsaw
  campfire beehive`.split(/\s+/);
/** The list with new types inserted after existing ones. */
const grown = (types, after) => types.flatMap((type) => [type, ...(after[type] ?? [])]);
const OF_1_20 = grown(ENTITY_TYPES, {
    sign: ['hanging_sign'],
    sculk_sensor: ['calibrated_sculk_sensor'],
    sculk_shrieker: [
        'chiseled_bookshelf',
        'brushable_block',
        'decorated_pot',
        'crafter',
        'trial_spawner',
        'vault',
    ],
});
const TYPES = {
    '1.16.5': OF_1_16,
    '1.20.4': OF_1_20,
    '1.21.1': OF_1_20,
    '1.21.4': grown(OF_1_20, { mob_spawner: ['creaking_heart'] }),
};
export const entityTypesOf = (version) => TYPES[version] ?? ENTITY_TYPES;
