/** Blocks and fluids that a bucket picks up, by the resulting item. */
export const BUCKET_FILLS: Readonly<Record<string, string>> = {
  water_bucket: 'water',
  lava_bucket: 'lava',
  powder_snow_bucket: 'powder_snow',
}
