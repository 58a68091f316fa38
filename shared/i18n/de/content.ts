export const content = {
  pictures: 'Bilder',
}
