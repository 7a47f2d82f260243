/** Matches the name of a player's file, and captures the UUID. */
export const playerFile = (extension: 'dat' | 'json'): RegExp =>
  new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.${extension}$`)
