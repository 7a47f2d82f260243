/** Structures that the game builds into its worlds. The terrain of our generator does not have them. */
export const STRUCTURES: readonly string[] =
  `village stronghold mineshaft abandoned_mineshaft desert_temple desert_pyramid jungle_temple jungle_pyramid temple pyramid ocean_monument
  water_temple monument woodland_mansion mansion pillager_outpost outpost nether_fortress fortress bastion bastion_remnant end_city end_ship
  igloo shipwreck ship ruined_portal ocean_ruin swamp_hut witch_hut witch_house dungeon buried_treasure ancient_city trail_ruins
  trial_chamber amethyst_geode geode fossil desert_well blacksmith library church portal_room end_portal_room`.split(
    /\s+/,
  )

/** Places without a name in the game. */
export const PLACES_BY_EYE: readonly string[] =
  `cave caves cavern ravine canyon waterfall lake lava_lake lava_pool pond pool island valley cliff tunnel shelter high_place
  highest_point hole top_of_a_mountain home base spawn sky sun moon star stars`.split(/\s+/)
