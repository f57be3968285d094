/** What `@/` means in the public site, said the way dependency-cruiser understands. */
module.exports = { resolve: { alias: { '@': `${__dirname}/frontend/src` } } };
