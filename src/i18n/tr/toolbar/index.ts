import type { NamespaceToolbarTranslation } from '../../i18n-types'

const tr_toolbar = {
  fontSize: {
    smaller: 'Yazıyı küçült',
    larger: 'Yazıyı büyüt',
    reset: '{size} boyutuna dön',
  },
  fullscreenFailed: 'fullscreenElement bu tarayıcı tarafından desteklenmiyor',
  search: {
    places: { newClass: 'Yeni sınıf', materials: 'Eğitmen materyalleri' },
    title: 'Menüde ara',
    placeholder: 'Sayfa ara',
    suggestions: 'Sayfalar',
    noResults: 'Sonuç yok..',
    choose: 'Seç',
    open: 'Aç',
    close: 'Kapat',
  },
  shortcuts: {
    placeholder: 'Uygulama veya sayfa ara',
    pages: 'El altında tutulacak sayfalar',
    guest: 'Bu cihazda saklanır. Kısayollarınızın her yerde olması için oturum açın.',
    full: '{most} kısayolunuz var, daha fazlası sığmaz. Yenisini eklemek için birinin yıldızını kaldırın.',
    unsaved: 'Kısayollarınız kaydedilemedi. Burada tutuluyor ve yeniden gönderilecek.',
    none: 'En çok kullandığınız sayfaları yıldızlayın. Hep bir dokunuş uzağınızda olurlar.',
  },
  more: {
    title: 'Araçlar',
  },
} satisfies NamespaceToolbarTranslation

export default tr_toolbar
