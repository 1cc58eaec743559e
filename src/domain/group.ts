/** Characters of a group's name. */
export const GROUP_NAME_MAX = 80

/** Groups that one coordinator may lead. */
export const GROUPS_MAX = 200
