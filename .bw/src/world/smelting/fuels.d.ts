/** Ticks for which an item burns in a furnace; 0 if it is no fuel. In smokers and blast furnaces it burns half as long. */
export declare function burnTicks(item: string): number;
