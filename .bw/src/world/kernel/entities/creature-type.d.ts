/** Families of creatures that effects and enchantments distinguish (vanilla MobType). */
/** Creatures that are hurt by healing and healed by harming. */
export declare const isUndead: (kind: string) => boolean;
export declare const isArthropod: (kind: string) => boolean;
export declare const isAquatic: (kind: string) => boolean;
