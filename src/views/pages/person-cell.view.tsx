import { css, cx } from 'styled-system/css'

import { lesserFact, twoFacts } from '../list/cell-line.ts'
import { PlaceLink } from '../shell/place-link.view.tsx'

const styles = {
  name: css({
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    lg: { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  }),
  email: css({ minWidth: { lg: '[8rem]' } }),
}

type PersonCellProps = Readonly<{
  firstName: string
  lastName: string
  email: string
  /** Where more is said of this person. */
  href?: string
}>

/** Who a row of a list is about. */
export const PersonCell = ({ firstName, lastName, email, href }: PersonCellProps) => (
  <span className={twoFacts}>
    <bdi className={styles.name}>
      {href === undefined ? (
        `${firstName} ${lastName}`
      ) : (
        <PlaceLink href={href}>{`${firstName} ${lastName}`}</PlaceLink>
      )}
    </bdi>
    <bdi dir="ltr" className={cx(lesserFact, styles.email)}>
      {email}
    </bdi>
  </span>
)
