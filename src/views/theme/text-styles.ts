const heading = (fontSize: string, fontWeight = 'bold') => ({
  value: { fontSize, fontWeight, lineHeight: 'tight', letterSpacing: 'tight', textWrap: 'balance' },
})

export const textStyles = {
  display: heading('4xl'),
  heading: {
    page: heading('3xl'),
    section: heading('xl'),
    card: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' } },
  },
  figure: { value: { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'none', fontVariantNumeric: 'tabular-nums' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'normal' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
}
