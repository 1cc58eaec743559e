import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { useWords } from '../../../i18n/words.tsx'
import { usePlaces } from '../places.context.tsx'
import { folded } from './fold.styles.ts'
import { MenuIcon } from './menu-icon.view.tsx'

const styles = {
  card: css({
    display: 'flex',
    gap: '3',
    marginInline: '3',
    marginBlockEnd: '4',
    padding: '3',
    borderWidth: 'hairline',
    borderRadius: 'surface',
    color: 'fg.default',
    lineHeight: 'snug',
    textDecoration: 'none',
    _hover: { backgroundColor: 'bg.sunken' },
    _folded: { justifyContent: 'center', borderColor: 'transparent', borderRadius: 'control' },
  }),
  title: css({ display: 'block', fontWeight: 'semibold' }),
  text: css({ display: 'block', marginBlockStart: '1', textStyle: 'small', color: 'fg.muted' }),
}

const DOCUMENTATION = '/documentation'

/** The way to the user guide. Folded, its icon alone. */
export const HintCard = ({ onLeave }: { onLeave?: () => void }) => {
  const leadsSomewhere = usePlaces()
  const words = useWords()
  if (!leadsSomewhere(DOCUMENTATION)) return null
  return (
    <Link href={DOCUMENTATION} className={styles.card} {...(onLeave ? { onClick: onLeave } : {})}>
      <MenuIcon name="book" />
      <span className={folded.hidden}>
        <span className={styles.title}>{words.shell.hint.title()}</span>
        <span className={styles.text}>{words.shell.hint.text()}</span>
      </span>
    </Link>
  )
}
