import { css } from 'styled-system/css'

import { PlaceLink } from '../../shell/place-link.view.tsx'
import { nameOf } from './student-words.ts'

const styles = {
  // A name of another direction stands where the rest of its cell does.
  person: css({ display: 'grid', gap: '0.5', justifyItems: 'start', minWidth: { base: '0', lg: '[19rem]' } }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
}

type PersonCellProps = Readonly<{
  firstName: string
  lastName: string
  email: string
  /** Where more is said of this person. */
  href?: string
}>

export const PersonCell = ({ href, ...person }: PersonCellProps) => (
  <span className={styles.person}>
    <bdi className={styles.name}>
      {href === undefined ? nameOf(person) : <PlaceLink href={href}>{nameOf(person)}</PlaceLink>}
    </bdi>
    <bdi dir="ltr" className={styles.muted}>
      {person.email}
    </bdi>
  </span>
)
