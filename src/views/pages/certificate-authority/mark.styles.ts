import { css } from 'styled-system/css'

/** A signature or a seal. It is printed on paper, whatever the mode. */
export const markPicture = css({
  display: 'block',
  maxWidth: 'full',
  height: '20',
  objectFit: 'contain',
  padding: '2',
  borderWidth: 'hairline',
  borderRadius: 'inset',
  backgroundColor: '[#fff]',
})
