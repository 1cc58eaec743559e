import type { Namespaces } from '../../../../i18n/i18n-types'

/** The areas whose words what waits is said in. */
export const SPOKEN: readonly Namespaces[] = ['homeWaiting', 'dashboard', 'classDesk']
