import { css } from 'styled-system/css'

import { PHOTO } from '../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { initialsOf } from '../../initials.ts'

const styles = {
  frame: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '32',
    height: '32',
    borderRadius: 'full',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    backgroundColor: 'accent.subtle',
    color: 'accent.fg',
    overflow: 'hidden',
    fontSize: '3xl',
    fontWeight: 'semibold',
  }),
  picture: css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover' }),
}

/** A person's photo, or the initials in its place. */
export const PhotoPicture = ({ url, name }: { url: string | null; name: string }) => {
  const { photo } = useWords().profile
  const isolated = `\u2068${name}\u2069`
  return url === null ? (
    <div role="img" aria-label={photo.initials({ name: isolated })} className={styles.frame}>
      <span aria-hidden>{initialsOf(name)}</span>
    </div>
  ) : (
    <div className={styles.frame}>
      <img
        src={url}
        alt={photo.alt({ name: isolated })}
        width={PHOTO.side}
        height={PHOTO.side}
        className={styles.picture}
      />
    </div>
  )
}
