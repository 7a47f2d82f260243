/** What people call potions. */
export const POTION_ALIASES: Readonly<Record<string, string>> = {
  instant_health: 'healing',
  health: 'healing',
  instant_damage: 'harming',
  hurting: 'harming',
  damage: 'harming',
  speed: 'swiftness',
  jump: 'leaping',
  jump_boost: 'leaping',
  turtle: 'turtle_master',
  the_turtle_master: 'turtle_master',
  slow_fall: 'slow_falling',
  invisible: 'invisibility',
  regen: 'regeneration',
  fire_resist: 'fire_resistance',
  nightvision: 'night_vision',
}
