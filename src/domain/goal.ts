import { USER_TYPE } from './user-type.ts'

/** What a guest may want here (specification, section 6), in the order in which it is asked. */
export const GOALS = ['teach', 'enroll', 'manage'] as const
export type Goal = (typeof GOALS)[number]

/** In the address of the home page: the dialog of goals is open. */
export const GOAL_QUERY = 'goal'

const ACCOUNT_TYPE: Readonly<Record<Goal, number>> = {
  teach: USER_TYPE.instructor,
  enroll: USER_TYPE.student,
  manage: USER_TYPE.groupCoordinator,
}

/** Where a goal begins: the account that it needs. */
export const registrationFor = (goal: Goal): `/auth/register?${string}` =>
  `/auth/register?accountType=${ACCOUNT_TYPE[goal]}`
