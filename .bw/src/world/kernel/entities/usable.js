export const usable = (entity) => entity;
