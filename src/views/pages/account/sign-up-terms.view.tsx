import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { usePlaces } from '../../shell/places.context.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Link } from '../../ui/link.view.tsx'

const styles = {
  text: css({ display: 'grid', gap: '4', paddingBlockEnd: '2', overflowWrap: 'anywhere' }),
  heading: css({ textStyle: 'heading.card', marginBlockEnd: '1' }),
  part: css({ maxWidth: 'prose', textWrap: '[pretty]' }),
}

const PARTS = ['records', 'kept', 'conduct', 'questions'] as const

/** What a person agrees to by having an account. The page has to speak `registration`. */
const SignUpTerms = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const { terms } = words.registration
  const leadsSomewhere = usePlaces()
  return (
    <Dialog open onClose={onClose} title={terms.title()} closeLabel={words.actions.close()}>
      <div className={styles.text}>
        {PARTS.map((part) => (
          <section key={part}>
            <h3 className={styles.heading}>{terms[part]()}</h3>
            <p className={styles.part}>
              {terms[`${part}Text`]()}{' '}
              {part === 'questions' && leadsSomewhere('/contact') && <Link href="/contact">{terms.contact()}</Link>}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

// The default export is what React's lazy() takes.
export default SignUpTerms
