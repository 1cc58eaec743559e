import type { NamespaceHomeTranslation } from '../../i18n-types'

const tr_home = {
  title: 'Ana Sayfa',
  banner: {
    welcome: '{product} programına hoş geldiniz',
    headline: 'Yolu açın. Herkes evine dönsün.',
    promise:
      'Yol kenarında çalışan herkes için trafik olay yönetimi eğitimi: polis, itfaiye, acil sağlık, çekici, ulaştırma ve sevk merkezi.',
    accomplish: 'Ne yapmak istiyorsunuz?',
    browse: 'Güncel eğitimlere göz atın',
  },
  courses: {
    heading: 'Güncel eğitimler',
    lead: 'Eğitimi çevrim içi olarak kendi hızınızda ya da yolda karşılaştığınız kurumlarla birlikte sınıfta alın.',
    online: 'Çevrim içi',
    inPerson: 'Yüz yüze',
    totalHours: 'Toplam süre',
    enrolled: 'Kayıtlı',
    notEnrolled: 'Kayıtlı değil',
    continue: 'Devam et',
    enroll: 'Kaydol',
    classes: 'Sınıfları gör',
    myClass: 'Sınıfımı gör',
    loading: 'Eğitimler yükleniyor',
    emptyTitle: 'Henüz eğitim yok',
    empty: 'Eğitimler yayımlandığında burada görünür. Daha sonra yeniden bakın.',
    failed: 'Eğitimler yüklenemedi',
    stale: 'Bu liste güncel olmayabilir: yeniden okunamadı.',
    unchecked: 'Kayıtlarınız denetlenemedi. Eğitimler kayıt bilgisi olmadan gösteriliyor.',
  },
  mission: {
    heading: 'Neden eğitiyoruz',
    lead: 'Olay yerindeki her kurumun paylaştığı beş hedef.',
    struckBy: 'Araç çarpması sonucu daha az ölüm',
    struckByWhy: 'Doğru konumlanma, ışıklar ve yelekler yaya çalışanları geçen trafiğin yolundan uzak tutar.',
    onScene: 'Olay yerinde daha kısa süre',
    onSceneWhy: 'Yoldaki her dakika tehlikede geçer. Ortak komuta ve erken çekici çağrısı çok dakika kazandırır.',
    secondary: 'Daha az ikincil kaza',
    secondaryWhy:
      'Bir olayın ardındaki kuyruk bir sonrakine yol açar. Trafiğin geldiği yönde verilen erken uyarı bunu önler.',
    education: 'Eyalet trafik yasaları konusunda sürekli halk eğitimi',
    educationWhy: 'Ne zaman şerit değiştirip yavaşlayacağını bilen sürücüler ekiplere çalışacak yer bırakır.',
    congestion: 'Trafik sıkışıklığının daha az etkisi',
    congestionWhy: 'Erken açılan bir şerit, bütün güzergâha zamanını geri verir.',
  },
} satisfies NamespaceHomeTranslation

export default tr_home
