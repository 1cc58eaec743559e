import type { NamespacePartnersTranslation } from '../../i18n-types'

const tr_partners = {
  eyebrow: 'Hakkımızda',
  lead: 'Bir kaza yerini on meslek paylaşır, çoğu zaman önceden tanışmadan. Burada önce tanışırlar: aynı sınıfta, aynı maket yolun başında.',
  contents: 'Bu sayfada',
  picture:
    'Devriye arabası, itfaiye aracı, ambulans, çekici ve karayolları kamyonu konilerin ardında tek sıra duruyor.',
  together: {
    heading: 'Kimler birlikte eğitim alıyor',
    lead: 'Her ortağın olay yerine ne getirdiği ve karşılığında sizden ne istediği. Sınıfta en sık duyduğumuz, ikincisidir.',
    brings: 'Getirdiği',
    asks: 'Sizden istediği',
  },
  disciplines: {
    lawEnforcement: {
      name: 'Kolluk kuvvetleri',
      brings: 'Trafik üzerinde yetki, soruşturma ve bir aracın kaldırılmasını emretme gücü.',
      asks: 'Biri bakana kadar izleri ve döküntüyü olduğu yerde bırakın. Hangi şeride, ne kadar süre gerek duyduğunuzu erken söyleyin.',
    },
    fireRescue: {
      name: 'İtfaiye ve kurtarma',
      brings: 'Olay yerindeki en ağır kapatma aracı, su ve köpük, insanları kurtaran aletler.',
      asks: 'Bir sonraki itfaiye aracına şerit bırakın. Hortumun geçeceği yere park etmeyin.',
    },
    ems: {
      name: 'Acil sağlık hizmetleri',
      brings: 'Yaralıların bakımı ve kaç ekip geleceğini belirleyen sayı.',
      asks: 'Yükleme kapıları kapatma aracının gölgesinde kalsın, çıkış yolunun önüne hiç park edilmesin.',
    },
    towing: {
      name: 'Çekici ve kurtarma',
      brings: 'Yolu yeniden açabilen tek araçlar ve bir yükün oynayınca ne yapacağını gören gözler.',
      asks: 'Markayı, modeli, ağırlığı, yükü ve aracın nasıl durduğunu söyleyin. Şeridin yanında durduğumuz sürece kapatma aracını bize bırakın.',
    },
    transportation: {
      name: 'Ulaştırma ve fen işleri',
      brings: 'Levhalar, oklu panolar, yönlendirmeler, kum, süpürge araçları ve aynı gece onarım.',
      asks: 'Otuz dakikayı aşan her iş için bizi arayın. Kimsenin istemediği oklu panoyu gönderemeyiz.',
    },
    dispatch: {
      name: 'Çağrı ve sevk merkezi',
      brings: 'İlk bilgiler, doğru ekipler ve herkes için tek saat.',
      asks: 'Vardığınızda, şeritler değiştiğinde ve ayrıldığınızda bildirin. Söylemediğinizi kimse bilmez.',
    },
    emergencyManagement: {
      name: 'Afet ve acil durum yönetimi',
      brings: 'İlçe sınırlarını aşan kaynaklar, barınma ve sonraki günler için bir plan.',
      asks: 'Olay geceye sarkabilecekse ya da bir yolu uzun süre kapatacaksa bizi uyarın.',
    },
    hazmat: {
      name: 'Tehlikeli maddeler',
      brings: 'Ölçüm, koruyucu giysi ve yaklaşıp yaklaşamayacağınızın yanıtı.',
      asks: 'Levhayı uzaktan okuyun, rüzgârın estiği tarafta kalın ve numarayı bize verin.',
    },
    coroner: {
      name: 'Adli tıp',
      brings: 'Ölenlerin sorumluluğu ve ailelerine gösterilen özen.',
      asks: 'Bizi erken arayın. Görüşü kapatın, hiçbir şeye dokunmayın; yolun açılmasına hazırlıklı geliriz.',
    },
    safetyServicePatrol: {
      name: 'Yol güvenlik devriyesi',
      brings: 'İtme tamponu, koniler, oklu pano ve çoğu zaman olayı gören ilk gözler.',
      asks: 'Kuyruğun sonunu bize bırakın. Bir sonraki kaza orada olur.',
    },
  },
  program: {
    heading: 'Bu eyaletin programındaki kurumlar',
    lead: 'Programı eyalet kurumları taşır. Yerel kurumlar ve şirketler onu kendi yollarında uygular.',
    state: 'Eyalet kurumları',
    local: 'Yerel kurumlar ve şirketler',
    transport: 'Eyalet yollarını yapar ve işletir; üzerlerindeki her bariyerden, levhadan ve sinyalden sorumludur.',
    traffic: 'Güzergâhları gece gündüz izler, levhalar ve yol uygulamalarıyla sürücülere seslenir.',
    patrol: 'Otoyolları denetler, kaza soruşturmasını yürütür ve adaylarını bu eğitimle yetiştirir.',
    emergency: 'Bir olay tek kurumu aştığında ilçeleri ve eyalet kurumlarını eşgüdümler.',
    assist: 'En yoğun güzergâhlarda devriye gezer, arızalı araçları kaldırır ve kuyruğu korur.',
    bodies: {
      transport: 'Ulaştırma dairesi',
      traffic: 'Trafik yönetim merkezi',
      patrol: 'Otoyol polisi',
      emergency: 'Afet ve acil durum yönetimi',
      assist: 'Yol yardım devriyesi',
    },
    other: 'Diğer ortaklar',
    loading: 'Kurumlar yükleniyor',
    failed: 'Kurumlar yüklenemedi',
    stale: 'Bu liste güncel olmayabilir: yeniden okunamadı.',
    emptyTitle: 'Henüz listelenen kurum yok',
    empty: 'İlki sizinki olabilir: bize yazın.',
  },
  join: {
    heading: 'Kurumunuz nasıl katılır',
    lead: 'Trafiğin yanında çalışan her kurum ya da şirket, ne kadar küçük olursa olsun ortak olabilir.',
    write: {
      title: 'Bize yazın',
      text: 'Kim olduğunuzu, hangi yollarda çalıştığınızı ve kaç kişiyi eğitmek istediğinizi söyleyin.',
    },
    coordinator: {
      title: 'Bir koordinatör belirleyin',
      text: 'Bir kişi çalışanlarınızı grup olarak kaydeder, nerede kaldıklarını görür ve onlara anımsatır.',
    },
    course: {
      title: 'İlk eğitimi alın',
      text: 'Çevrim içi olarak kendi hızınızda ya da yolda karşılaştığınız kurumlarla birlikte sınıfta.',
    },
    host: {
      title: 'Bir sınıfa ev sahipliği yapın',
      text: 'Bir oda, bir otopark ve kahve yeter. Eğitmeni ve maket yolu biz getiririz.',
    },
    invite: 'Bize yollarınızı anlatın. Size bir ad, bir tarih ve ilk adımla yanıt veririz.',
    action: 'Bize ulaşın',
    mission: 'Misyonumuzu okuyun',
  },
} satisfies NamespacePartnersTranslation

export default tr_partners
