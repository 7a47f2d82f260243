/** Families of creatures that effects and enchantments distinguish (vanilla MobType). */
const UNDEAD = /^(zombie|husk|drowned|zombie_villager|zombified_piglin|zoglin|zombie_horse|skeleton|stray|bogged|wither_skeleton|skeleton_horse|phantom|wither)$/;
const ARTHROPODS = /^(spider|cave_spider|silverfish|endermite|bee)$/;
const AQUATIC = /^(axolotl|cod|dolphin|elder_guardian|glow_squid|guardian|pufferfish|salmon|squid|tadpole|tropical_fish|turtle)$/;
/** Creatures that are hurt by healing and healed by harming. */
export const isUndead = (kind) => UNDEAD.test(kind);
export const isArthropod = (kind) => ARTHROPODS.test(kind);
export const isAquatic = (kind) => AQUATIC.test(kind);
