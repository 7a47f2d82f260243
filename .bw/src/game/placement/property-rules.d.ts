import type { PropertyRule } from './family.ts';
/** How properties get their values in general. Families override them. */
export declare const PROPERTY_RULES: Readonly<Record<string, PropertyRule>>;
