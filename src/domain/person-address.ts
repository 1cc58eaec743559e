/** The parts of a person's page that others lead to. */
export type PersonTab = 'profile' | 'training'

/** Where the page of a person is. The first part has the plain address. */
export const personAddress = (userId: number, tab: PersonTab = 'profile'): string =>
  `/admin/users?person=${userId}${tab === 'profile' ? '' : `&tab=${tab}`}`
