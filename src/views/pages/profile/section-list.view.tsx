import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Disclosure } from '../../ui/disclosure.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { SECTIONS, sectionTitle, useSectionInView } from './section-places.ts'

/** As the columns of the page. */
const ROOMY = '@container (min-width: 88rem)'

const styles = {
  root: css({
    minWidth: '0',
    [ROOMY]: {
      position: 'sticky',
      insetBlockStart: '20',
      maxHeight: '[calc(100dvh - 10rem)]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the outline of what has the focus at the edge.
      margin: '[-0.4rem]',
      padding: '1',
    },
  }),
  title: css({ textStyle: 'label', color: 'fg.muted', marginBlockEnd: '2' }),
  list: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', [ROOMY]: { display: 'grid' } }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    _touch: { minHeight: 'touch' },
    overflowWrap: 'anywhere',
    [ROOMY]: {
      paddingInline: '3',
      paddingBlock: '1',
      borderInlineStartWidth: 'thick',
      borderRadius: 'none',
      borderColor: 'border',
      color: 'fg.muted',
      textDecorationLine: 'none',
      '&:hover': { color: 'fg.default', textDecorationLine: 'underline' },
      '&[aria-current]': { borderColor: 'accent.mark', color: 'fg.default', fontWeight: 'semibold' },
    },
  }),
}

const Sections = ({ onChosen }: Readonly<{ onChosen?: (chosen: Element) => void }>) => {
  const words = useWords()
  const inView = useSectionInView()
  return (
    <ul className={styles.list}>
      {SECTIONS.map((id) => (
        <li key={id}>
          <Link
            href={`#${id}`}
            variant="inline"
            aria-current={id === inView ? 'location' : undefined}
            className={styles.link}
            onClick={({ currentTarget }) => onChosen?.(currentTarget)}
          >
            {sectionTitle(words, id)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Before the browser goes to the section, which stands where it will be then. */
const close = (chosen: Element): void => chosen.closest('details')?.removeAttribute('open')

/**
 * The sections of the page: beside it on a desk, where the one in view is marked. On a phone they are many lines, and
 * stand behind one above the page.
 */
export const SectionList = () => {
  const { profile } = useWords()
  const formats = useFormats()
  const isWide = useIsWide()
  if (!isWide) {
    return (
      <nav aria-label={profile.onThisPage()} className={styles.root}>
        <Disclosure title={profile.onThisPage()} note={formats.number(SECTIONS.length)}>
          <Sections onChosen={close} />
        </Disclosure>
      </nav>
    )
  }
  return (
    <nav aria-labelledby="profile-sections" className={styles.root}>
      <p id="profile-sections" className={styles.title}>
        {profile.onThisPage()}
      </p>
      <Sections />
    </nav>
  )
}
