/** What a column of ids, versions and counts holds: four bytes. */
export const ID_MAX = 2_147_483_647
