import { css } from 'styled-system/css'

const sign = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '9',
  height: '9',
  margin: '1.5',
  borderRadius: 'inset',
  backgroundColor: 'brand.pink',
  outline: '1.5px solid',
  outlineColor: 'brand.on',
  outlineOffset: '[-4px]',
  transform: 'rotate(45deg)',
  color: 'brand.on',
  textStyle: 'heading.card',
  fontWeight: 'bold',
  '& > span': { transform: 'rotate(-45deg)' },
})

/** A number on the incident diamond. The order is told by the list that it stands in. */
export const IncidentNumber = ({ children }: { children: string }) => (
  <span aria-hidden className={sign}>
    <span>{children}</span>
  </span>
)
