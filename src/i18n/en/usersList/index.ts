import type { BaseTranslation } from '../../i18n-types'

const en_usersList = {
  lead: 'Everybody who has an account, whatever they do here. Search by name or email; a view of the list says who has not confirmed their email, who never signed in and who asks for another name.',
  search: 'Search names and emails',
  count: '{{count:no people|one person|?? people}}',
  emptyTitle: 'Nobody has an account yet',
  empty: 'Whoever signs up, or is invited, appears here.',
  columns: {
    name: 'Name',
    email: 'Email',
    roles: 'Roles',
    verified: 'Verified',
    lastSignIn: 'Last sign-in',
    state: 'State',
    created: 'Account since',
    sessions: 'Open sessions',
  },
  filters: {
    role: 'Role',
    verified: 'Email verified',
    neverSignedIn: 'Never signed in',
    nameAsked: 'Asks for another name',
  },
  roles: {
    owner: 'Owner',
    admin: 'Administrator',
    master: 'Master trainer',
    instructor: 'Instructor',
    groupCoordinator: 'Group coordinator',
    student: 'Student',
  },
  noRole: 'No role',
  notVerified: 'Not verified',
  never: 'Never',
  states: {
    active: 'Active',
    deactivated: 'Deactivated',
  },
} satisfies BaseTranslation

export default en_usersList
