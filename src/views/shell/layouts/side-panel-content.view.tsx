import { useSelector } from '@xstate/react'
import { CirclePlay, Pin } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { pagesOf } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isSidePanelPermanent } from '../../../machines/navigation/navigation.connect.ts'
import { selectShortcuts } from '../../../machines/shortcuts/shortcuts.connect.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { useActors } from '../actors.context.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { Entries } from '../navigation/entries.view.tsx'
import { useMenu } from '../navigation/navigation.view.tsx'
import { Speaking } from '../speaking.view.tsx'

const styles = {
  content: css({ display: 'grid', gap: '6', padding: '5' }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '10' }),
  title: css({ textStyle: 'heading.section' }),
  pin: css({ display: { base: 'none', '2xl': 'inline-grid' } }),
  resume: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    borderRadius: 'surface',
    backgroundColor: 'brand.pink',
    color: 'brand.on',
    textDecoration: 'none',
    lineHeight: 'snug',
  }),
  resumeTitle: css({ display: 'block', fontWeight: 'semibold', fontSize: 'lg' }),
  heading: css({ textStyle: 'label', color: 'fg.muted', paddingInline: '3', marginBlockEnd: '1' }),
  note: css({ paddingInline: '3', color: 'fg.muted' }),
  groups: css({
    display: 'grid',
    gap: '5',
    // Two columns where the panel stands beside the page.
    '[data-permanent=true] &': { '2xl': { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
  }),
}

const NO_STARS: readonly string[] = []

const Section = ({ title, children }: { title: string; children: (labelledBy: string) => ReactNode }) => {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children(id)}
    </div>
  )
}

const Content = () => {
  const { navigation, shortcuts } = useActors()
  const isPermanent = useSelector(navigation, isSidePanelPermanent)
  const stars = useLazySelector(shortcuts, selectShortcuts, NO_STARS)
  const { menu, path } = useMenu()
  const words = useWords()
  const pages = pagesOf(menu)
  const starred = stars.flatMap((star) => pages.filter(({ id }) => id === star))
  const courses = pages.find(({ id }) => id === 'myCourses')
  return (
    <div className={styles.content}>
      <header className={styles.head}>
        <h2 className={styles.title}>{words.shell.atHand()}</h2>
        <IconButton
          icon={Pin}
          label={isPermanent ? words.sidePanel.unpin() : words.sidePanel.pin()}
          pressed={isPermanent}
          className={styles.pin}
          onClick={() => navigation.send({ type: 'sidePanel.pinned' })}
        />
      </header>
      {courses && courses.url !== path && (
        <Link href={courses.url} className={styles.resume}>
          <Icon as={CirclePlay} size="lg" />
          <span>
            <span className={styles.resumeTitle}>{words.sidePanel.resume.title()}</span>
            {words.sidePanel.resume.text()}
          </span>
        </Link>
      )}
      <Section title={words.sidePanel.starred()}>
        {(id) =>
          starred.length > 0 ? (
            <Entries entries={starred} path={path} labelledBy={id} />
          ) : (
            <p className={styles.note}>{words.sidePanel.noStars()}</p>
          )
        }
      </Section>
      <nav aria-label={words.sidePanel.all()} className={styles.groups}>
        {menu.map((group) => (
          <Section key={group.id} title={words.shell.groups[group.id]()}>
            {(id) => <Entries entries={group.children} path={path} labelledBy={id} />}
          </Section>
        ))}
      </nav>
    </div>
  )
}

/** Starred pages, the way on for who learns, and everything that the icons beside it stand for, by name. */
const SidePanelContent = () => (
  <Speaking namespaces={['sidePanel']}>
    <Content />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default SidePanelContent
