import { css } from 'styled-system/css'

import { Link } from '../ui/link.view.tsx'

const styles = {
  parts: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', sm: 'start' },
    columnGap: { base: '0', sm: '1' },
    borderBlockEndWidth: 'hairline',
    marginBlockEnd: { base: '2', lg: '1.5' },
    // Four have two lines where the letters are large, and a list below them begins early all the same.
    '&:has(> :nth-child(4)) > a': { paddingBlock: { base: '1.5' } },
  }),
  part: css({
    paddingBlock: { base: '2.5', lg: '1.5' },
    paddingInline: { base: '1', sm: '4' },
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBlockEndWidth: '[3px]',
    borderBlockEndColor: 'transparent',
    _currentPage: { color: 'fg.default', borderBlockEndColor: 'accent.solid' },
  }),
}

type PagePartsProps = Readonly<{
  /** What it is that has parts. */
  label: string
  parts: readonly Readonly<{ key: string; label: string; href: string; isCurrent: boolean }>[]
}>

/** The parts of a page that has several, each with an address of its own. */
export const PageParts = ({ label, parts }: PagePartsProps) => (
  <nav aria-label={label} className={styles.parts}>
    {parts.map(({ key, label: name, href, isCurrent }) => (
      <Link key={key} variant="quiet" href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.part}>
        {name}
      </Link>
    ))}
  </nav>
)
