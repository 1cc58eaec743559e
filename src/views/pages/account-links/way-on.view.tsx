import { css } from 'styled-system/css'

import { Link } from '../../ui/link.view.tsx'

export type WayOnProps = Readonly<{ ask: string; href: string; label: string }>

/** A question, and the link for who says yes. */
export const WayOn = ({ ask, href, label }: WayOnProps) => (
  <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })}>
    {ask}
    <Link href={href} variant="standalone">
      {label}
    </Link>
  </p>
)
