import type { NamespaceDashboardTranslation } from '../../i18n-types'

const tr_dashboard = {
  title: 'Eğitimlerim',
  lead: 'Eğitimleriniz, sınıflarınız ve sertifikalarınız.',
  next: {
    continue: 'Devam et: {position|number}. ders, {title}',
    left: '{time} kaldı',
    quiz: 'Sırada sınav var',
  },
  online: {
    heading: 'Çevrim içi eğitimler',
    progress: 'Tamamlanan dersler',
    complete: '{complete|number} / {total|number}',
    expires: 'Bitiş: {date}',
    expired: 'Süresi doldu: {date}',
    continue: 'Devam et',
    review: 'Dersleri gözden geçir',
    again: 'Yeniden kaydol',
  },
  classes: {
    heading: 'Sınıflar',
    when: 'Zaman',
    where: 'Yer',
    scheduled: 'Planlandı',
    cancelled: 'İptal edildi',
    completed: 'Tamamlandı',
    unknown: 'Yok',
  },
  certificates: {
    heading: 'Sertifikalar',
    number: 'Numara',
    completedOn: 'Tamamlandı',
    expiresAt: 'Geçerlilik sonu',
    never: 'Süresiz',
    download: 'PDF indir',
    verify: 'Doğrulama sayfası',
  },
  history: { heading: 'Geçmiş' },
  loading: 'Eğitimleriniz yükleniyor',
  emptyTitle: 'Henüz eğitiminiz yok',
  empty: 'Bir çevrim içi eğitime ya da sınıfa kaydolun; burada görünür.',
  browse: 'Güncel eğitimlere göz atın',
  failed: 'Eğitimleriniz yüklenemedi',
  failedText: 'İlerlemeniz ve sertifikalarınız sunucuda güvende.',
  stale: 'Bu sayfa güncel olmayabilir: yeniden okunamadı.',
} satisfies NamespaceDashboardTranslation

export default tr_dashboard
