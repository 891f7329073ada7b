module com.example.shop {}
