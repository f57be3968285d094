/** What `@/` means in the site that SITE names, said the way dependency-cruiser understands. */
module.exports = { resolve: { alias: { '@': `${__dirname}/${process.env.SITE}/src` } } };
