/** Since 1.17 the type marks entities that are not alive. Before that, every type is `mob`, and the categories have gaps. */
const LIFELESS_TYPES = new Set(['projectile', 'other']);
const LIFELESS = /^(Immobile|Projectiles|Vehicles|Blocks|Drops)$/;
const LIFELESS_KINDS = /^(end_crystal|experience_orb|eye_of_ender|firework_rocket|lightning_bolt|experience_bottle|trident|evoker_fangs|fishing_bobber)$/;
/** Whether a kind of entity is living: it has health and may have an AI. */
export function isAlive({ name, type, category = '' }) {
    if (name === 'armor_stand')
        return true;
    return !(LIFELESS_TYPES.has(type) || LIFELESS.test(category) || LIFELESS_KINDS.test(name));
}
